import { UndoIcon } from '@sanity/icons/Undo'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, type SanityDocument, useClient, useSchema } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/environment.ts'
import { actionDialog } from './action-dialog.tsx'
import { lastPublishes, type Publishes, publishBefore } from './published-before.ts'

const DAY_AND_TIME = { dateStyle: 'long', timeStyle: 'short' } as const

/** "Undo the last publish": the website shows again what it showed before. Done twice, it shows the newer version again. */
export const useUndoPublish: DocumentActionComponent = ({ id, type, draft, published }) => {
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const fields = useSchema().get(type)
  const toast = useToast()
  const [publishes, setPublishes] = useState<Publishes | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  if (!published) return null

  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true)
    await work().catch((error: Error) =>
      toast.push({ status: 'error', title: 'This can’t be undone', description: error.message }),
    )
    setIsBusy(false)
  }
  const ask = async () => {
    const found = await lastPublishes(client, id)
    setPublishes(found)
    if (!found) toast.push({ status: 'info', title: 'There is no earlier version: this is the first one.' })
  }
  const undo = async (found: Publishes) => {
    setPublishes(null)
    await publishBefore(client, [found])
    toast.push({ status: 'success', title: 'The website shows again what it showed before.' })
  }

  return {
    label: 'Undo the last publish',
    icon: UndoIcon,
    disabled: isBusy || draft !== null,
    title: draft ? 'Publish or discard your changes first' : undefined,
    onHandle: () => void attempt(ask),
    dialog:
      publishes &&
      actionDialog({
        header: 'Undo the last publish?',
        text: question(publishes.before, changedFields(fields, publishes)),
        confirm: { text: 'Undo', tone: 'primary', onConfirm: () => void attempt(() => undo(publishes)) },
        onClose: () => setPublishes(null),
      }),
  }
}

function question({ _updatedAt }: SanityDocument, changed: readonly string[]): string {
  const when = new Date(_updatedAt).toLocaleString('en-US', DAY_AND_TIME)
  return `Show this on the website again as it was published on ${when}? What changes back: ${changed.join(', ')}.`
}

/** The titles of the fields that differ. */
function changedFields(
  type: ReturnType<ReturnType<typeof useSchema>['get']>,
  { now, before }: Publishes,
): string[] {
  const fields = type && 'fields' in type ? type.fields : []
  const differs = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(now[name])
  return fields.filter(({ name }) => differs(name)).map(({ name, type }) => type.title ?? name)
}
