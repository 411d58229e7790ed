import { useEffect } from 'react'
import { definePlugin, type InputProps, useDocumentOperation, useEditState } from 'sanity'
import { aroundDocuments, usePublishedId } from '../screens/document-form.tsx'

/** By type, the fields of which a change makes a made-up document the owner's: a holiday does not make the hours his. */
const MADE_UP_UNTIL: Readonly<Record<string, readonly string[]>> = {
  business: ['name'],
  city: ['name', 'zipCodes', 'shown'],
  openingHours: ['days'],
  price: ['title', 'kind', 'minimum', 'maximum', 'label', 'shown'],
}

/** Takes the mark of a sample off a document in whose form the owner has put his own in place of what was made up. */
export const ownOnceChanged = definePlugin({
  name: 'own-once-changed',
  form: { components: { input: aroundDocuments(OwnOnceChanged) } },
})

function OwnOnceChanged(props: InputProps) {
  const [id, type] = [usePublishedId(), props.schemaType.name]
  const { draft, published } = useEditState(id, type)
  const { patch } = useDocumentOperation(id, type)
  const isOwn = draft?.sample === true && published?.sample === true && isChanged(type, draft, published)
  useEffect(() => {
    if (isOwn && !patch.disabled) patch.execute([{ unset: ['sample'] }])
  }, [isOwn, patch])
  return props.renderDefault(props)
}

type Fields = Readonly<Record<string, unknown>>

function isChanged(type: string, now: Fields, before: Fields): boolean {
  return (MADE_UP_UNTIL[type] ?? []).some(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  )
}
