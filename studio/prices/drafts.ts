import type { SanityClient } from 'sanity'
import type { Edit } from './typed-amounts.ts'

/** So named, a request is kept in the browser while the lake can't be reached, as what is typed into a form is. */
const TAG = 'prices.document.commit'

/** Writes amounts into the drafts of their prices, in one transaction. */
export function saveEdits(client: SanityClient, edits: readonly Edit[]): Promise<unknown> {
  return client.action(edits.flatMap(actionsFor), { tag: TAG, transactionId: newTransactionId() })
}

/** A draft that is taken back is written first: it may not have been made yet, and what is not there can't be discarded. */
function actionsFor(edit: Edit) {
  const discard = {
    actionType: 'sanity.action.document.version.discard' as const,
    versionId: `drafts.${edit.id}`,
  }
  return edit.discards ? [draftOf(edit), discard] : [draftOf(edit)]
}

function draftOf({ id, amounts }: Edit) {
  const entries = Object.entries(amounts)
  const set = Object.fromEntries(entries.filter(([, cents]) => cents !== null))
  const unset = entries.flatMap(([field, cents]) => (cents === null ? [field] : []))
  const patch = { ...(Object.keys(set).length > 0 && { set }), ...(unset.length > 0 && { unset }) }
  return {
    actionType: 'sanity.action.document.edit' as const,
    publishedId: id,
    draftId: `drafts.${id}`,
    patch,
  }
}

/** `crypto.randomUUID` is missing where the Studio is reached without https, as from another machine of the house. */
function newTransactionId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
