import { TrashIcon } from '@sanity/icons/Trash'
import { Text } from '@sanity/ui'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  type SanityDocument,
  useSchema,
  useWorkspace,
  validateDocument,
  type Workspace,
} from 'sanity'
import { listTitle } from '../document-title.ts'
import { counted } from '../screens/counted.ts'
import { useMayChange } from '../screens/may-change.ts'
import { Confirmation } from '../screens/parts.tsx'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'
import { useShowOrHide } from './show-or-hide.tsx'
import { type Plan, planTakingOut, takeOut, usersOf } from './used-by.ts'
import { UsedElsewhere } from './used-elsewhere.tsx'

/** Deletes a document. Where others use it, it says which, and offers to take it out of them, or to hide it instead. */
export const useDelete: DocumentActionComponent = (document) => {
  const { id, type, draft, published } = document
  const client = useLake()
  const workspace = useWorkspace()
  const hiding = useShowOrHide(document)
  const mayChange = useMayChange()(type)
  const [users, setUsers] = useState<readonly SanityDocument[] | null>(null)
  const onClose = () => setUsers(null)
  const { attempt, toast } = useAttempt('Delete: that didn’t work')
  const title = listTitle(useSchema(), draft ?? published ?? { _type: type })

  const remove = async () => {
    onClose()
    await deleteDocument(client, document)
    toast.push({ status: 'success', title: 'Deleted. You can bring it back from "Deleted" for 90 days.' })
  }
  const takeOutAnd = async ({ changes, byHand }: Plan) => {
    onClose()
    await takeOut(client, changes)
    if (byHand.length === 0) return remove()
    toast.push({
      status: 'success',
      title: `Taken out of ${counted(changes.length, 'place')}.`,
      description: `It’s still in ${counted(byHand.length, 'other')}, and not deleted yet.`,
    })
  }
  const used = (found: readonly SanityDocument[]) => (
    <UsedElsewhere
      users={found}
      plan={() => planTakingOut(found, id, (one) => countErrors(one, workspace))}
      onTakeOut={(plan) => void attempt(() => takeOutAnd(plan))}
      onHide={
        published && published.shown !== false && hiding?.onHandle
          ? () => {
              onClose()
              hiding.onHandle?.()
            }
          : undefined
      }
      onClose={onClose}
    />
  )

  const confirmation = (
    <Confirmation
      header={`Delete “${title}”?`}
      confirm={{ text: 'Delete', tone: 'critical' }}
      onClose={onClose}
      onConfirm={() => void attempt(remove)}
    >
      <Text size={2}>You can bring it back from "Deleted" for 90 days.</Text>
    </Confirmation>
  )
  if (!mayChange) return null
  return {
    label: 'Delete',
    icon: TrashIcon,
    disabled: !published && !draft,
    tone: 'critical' as const,
    onHandle: () => void attempt(async () => setUsers(await usersOf(client, id))),
    dialog:
      users &&
      (users.length > 0
        ? { type: 'dialog' as const, header: `“${title}” is used elsewhere`, onClose, content: used(users) }
        : { type: 'custom' as const, component: confirmation }),
  }
}
useDelete.action = 'delete'

function deleteDocument(
  client: ReturnType<typeof useLake>,
  { id, draft, published }: DocumentActionProps,
): Promise<unknown> {
  return published
    ? client.action({
        actionType: 'sanity.action.document.delete',
        publishedId: id,
        includeDrafts: draft ? [draft._id] : [],
      })
    : client.action({ actionType: 'sanity.action.document.version.discard', versionId: `drafts.${id}` })
}

/** Without the rules of ours, which ask the lake about other documents. */
async function countErrors(document: SanityDocument, workspace: Workspace): Promise<number> {
  const found = await validateDocument({ document, workspace, customValidation: false })
  return found.filter(({ level }) => level === 'error').length
}
