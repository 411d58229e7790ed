import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { TrashIcon } from '@sanity/icons/Trash'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, type DocumentActionProps, useClient, useSchema } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/environment.ts'
import { documentTitle, typeTitle } from '../document-title.ts'
import { actionDialog } from './action-dialog.tsx'
import { usersOf } from './used-by.ts'

type Client = ReturnType<typeof useClient>

type Removal = {
  label: string
  icon: typeof TrashIcon
  question: string
  done: string
  perform: (client: Client, document: DocumentActionProps) => Promise<unknown>
}

const HIDE: Removal = {
  label: 'Hide from the website',
  icon: EyeClosedIcon,
  question: 'The website will no longer show it. It stays here as a draft: publish it to show it again.',
  done: 'The website no longer shows it. Publish it to show it again.',
  perform: (client, { id }) =>
    client.action({
      actionType: 'sanity.action.document.unpublish',
      publishedId: id,
      draftId: `drafts.${id}`,
    }),
}

const DELETE: Removal = {
  label: 'Delete',
  icon: TrashIcon,
  question: 'You can bring it back from "Deleted" for 90 days.',
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

/** Deletes a document that nothing needs, and else says what needs it. */
export const useDelete: DocumentActionComponent = (document) => useRemoval(DELETE, document)
useDelete.action = 'delete'

function useRemoval(removal: Removal, document: DocumentActionProps) {
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const schema = useSchema()
  const toast = useToast()
  const [users, setUsers] = useState<readonly string[] | null>(null)
  const onClose = () => setUsers(null)
  const { label, icon } = removal

  const attempt = (work: Promise<unknown>) =>
    work.catch((error: Error) =>
      toast.push({ status: 'error', title: `${label}: that did not work`, description: error.message }),
    )
  const ask = async () => {
    const found = await usersOf(client, document.id)
    setUsers(found.map((user) => `${typeTitle(schema, user._type)}: ${documentTitle(schema, user)}`))
  }
  const remove = async () => {
    onClose()
    await removal.perform(client, document)
    toast.push({ status: 'success', title: removal.done })
  }

  return {
    label,
    icon,
    disabled: !document.published && !document.draft,
    tone: 'critical' as const,
    onHandle: () => void attempt(ask()),
    dialog: users && dialogFor(removal, users, onClose, () => void attempt(remove())),
  }
}

function dialogFor(
  { label, question }: Removal,
  users: readonly string[],
  onClose: () => void,
  onConfirm: () => void,
) {
  if (users.length === 0) {
    const confirm = { text: label, tone: 'critical' as const, onConfirm }
    return actionDialog({ header: `${label}?`, text: question, confirm, onClose })
  }
  const names = [...new Set(users)]
  const text = 'Take it out there first, and publish that:'
  return actionDialog({ header: 'It is used elsewhere', text, names, onClose })
}
