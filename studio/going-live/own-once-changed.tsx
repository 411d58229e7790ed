import { useEffect } from 'react'
import { definePlugin, type InputProps, useDocumentOperation, useEditState } from 'sanity'
import { aroundDocuments, usePublishedId } from '../screens/document-form.tsx'
import { ownMarks } from './own-marks.ts'

/** Takes the mark of a sample off what the owner has put his own in place of. */
export const ownOnceChanged = definePlugin({
  name: 'own-once-changed',
  form: { components: { input: aroundDocuments(OwnOnceChanged) } },
})

function OwnOnceChanged(props: InputProps) {
  const [id, type] = [usePublishedId(), props.schemaType.name]
  const { draft, published } = useEditState(id, type)
  const { patch } = useDocumentOperation(id, type)
  const marks = draft && published ? ownMarks(type, draft, published).join('\n') : ''
  useEffect(() => {
    if (marks !== '' && !patch.disabled) patch.execute([{ unset: marks.split('\n') }])
  }, [marks, patch])
  return props.renderDefault(props)
}
