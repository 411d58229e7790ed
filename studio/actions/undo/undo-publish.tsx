import { UndoIcon } from '@sanity/icons/Undo'
import { useState } from 'react'
import { type DocumentActionComponent, type SanityDocument, useSchema } from 'sanity'
import { actionDialog } from '../action-dialog.tsx'
import { changedFields, lastPublishes, type Publishes } from './published-before.ts'
import { useUndo } from './use-undo.ts'

const DAY_AND_TIME = { dateStyle: 'long', timeStyle: 'short' } as const

/** "Undo the last publish": the website shows again what it showed before. Done twice, it shows the newer version again. */
export const useUndoPublish: DocumentActionComponent = ({ id, draft, published }) => {
  const schema = useSchema()
  const { client, isBusy, attempt, undo, toast } = useUndo()
  const [publishes, setPublishes] = useState<Publishes | null>(null)
  if (!published) return null

  const ask = () =>
    attempt(async () => {
      const found = await lastPublishes(client, id)
      setPublishes(found)
      if (!found) toast.push({ status: 'info', title: 'There’s no earlier version: this is the first one.' })
    })
  const confirm = (found: Publishes) => {
    setPublishes(null)
    void undo([found])
  }

  return {
    label: 'Undo the last publish',
    icon: UndoIcon,
    disabled: isBusy || draft !== null,
    title: draft ? 'Publish or discard your changes first' : undefined,
    onHandle: () => void ask(),
    dialog:
      publishes &&
      actionDialog({
        header: 'Undo the last publish?',
        text: question(publishes.before, changedFields(schema, publishes)),
        confirm: { text: 'Undo', tone: 'primary', onConfirm: () => confirm(publishes) },
        onClose: () => setPublishes(null),
      }),
  }
}

function question({ _updatedAt }: SanityDocument, changed: readonly string[]): string {
  const when = new Date(_updatedAt).toLocaleString('en-US', DAY_AND_TIME)
  return `Go back to the version you published on ${when}? This changes back: ${changed.join(', ')}.`
}
