import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
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
import { documentTitle } from '../document-title.ts'
import { Confirmation } from '../screens/parts.tsx'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'
import { type Plan, planTakingOut, takeOut, usersOf } from './used-by.ts'
import { UsedElsewhere, type Way } from './used-elsewhere.tsx'

type Client = ReturnType<typeof useLake>

type Removal = {
  way: Way
  label: string
  icon: typeof TrashIcon
  question: (title: string) => string
  text: string
  done: string
  perform: (client: Client, document: DocumentActionProps) => Promise<unknown>
}

const HIDE: Removal = {
  way: 'hide',
  label: 'Hide from the website',
  icon: EyeClosedIcon,
  question: (title) => `Hide “${title}” from the website?`,
  text: 'Your website won’t show it anymore. We’ll keep it here as a draft, and you can publish it again anytime.',
  done: 'Hidden. Publish it when you want it back.',
  perform: (client, { id }) =>
    client.action({
      actionType: 'sanity.action.document.unpublish',
      publishedId: id,
      draftId: `drafts.${id}`,
    }),
}

const DELETE: Removal = {
  way: 'delete',
  label: 'Delete',
  icon: TrashIcon,
  question: (title) => `Delete “${title}”?`,
  text: 'You can bring it back from "Deleted" for 90 days.',
  done: 'Deleted. You can bring it back from "Deleted" for 90 days.',
  perform: (client, { id, draft, published }) =>
    published
      ? client.action({
          actionType: 'sanity.action.document.delete',
          publishedId: id,
          includeDrafts: draft ? [draft._id] : [],
        })
      : client.action({ actionType: 'sanity.action.document.version.discard', versionId: `drafts.${id}` }),
}

/** Takes a document off the website until it is published again. */
export const useHide: DocumentActionComponent = (document) => {
  const description = useRemoval(HIDE, document)
  return document.published ? description : null
}
useHide.action = 'unpublish'

/** Deletes a document. Where others use it, it says which, and offers to take it out of them. */
export const useDelete: DocumentActionComponent = (document) => useRemoval(DELETE, document)
useDelete.action = 'delete'

function useRemoval(removal: Removal, document: DocumentActionProps) {
  const client = useLake()
  const workspace = useWorkspace()
  const [users, setUsers] = useState<readonly SanityDocument[] | null>(null)
  const onClose = () => setUsers(null)
  const { label, icon, question, text } = removal
  const { attempt, toast } = useAttempt(`${label}: that didn’t work`)
  const title = documentTitle(useSchema(), document.draft ?? document.published ?? { _type: document.type })

  const remove = async ({ perform, done }: Removal) => {
    onClose()
    await perform(client, document)
    toast.push({ status: 'success', title: done })
  }
  const takeOutAnd = async ({ changes }: Plan, then: Way | null) => {
    onClose()
    await takeOut(client, changes)
    if (then) await remove(then === 'hide' ? HIDE : DELETE)
    else toast.push({ status: 'success', title: 'Taken out. We’re updating your website now.' })
  }
  const used = (found: readonly SanityDocument[]) => (
    <UsedElsewhere
      users={found}
      ways={removal === HIDE || !document.published ? [removal.way] : ['hide', 'delete']}
      plan={() => planTakingOut(found, document.id, (one) => countErrors(one, workspace))}
      onTakeOut={(plan, then) => void attempt(() => takeOutAnd(plan, then))}
      onClose={onClose}
    />
  )

  const confirmation = (
    <Confirmation
      header={question(title)}
      confirm={{ text: label, tone: 'critical' }}
      onClose={onClose}
      onConfirm={() => void attempt(() => remove(removal))}
    >
      <Text size={2}>{text}</Text>
    </Confirmation>
  )
  return {
    label,
    icon,
    disabled: !document.published && !document.draft,
    tone: 'critical' as const,
    onHandle: () => void attempt(async () => setUsers(await usersOf(client, document.id))),
    dialog:
      users &&
      (users.length > 0
        ? { type: 'dialog' as const, header: `“${title}” is used elsewhere`, onClose, content: used(users) }
        : { type: 'custom' as const, component: confirmation }),
  }
}

/** Without the rules of ours, which ask the lake about other documents. */
async function countErrors(document: SanityDocument, workspace: Workspace): Promise<number> {
  const found = await validateDocument({ document, workspace, customValidation: false })
  return found.filter(({ level }) => level === 'error').length
}
