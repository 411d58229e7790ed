import type { Store } from '../data/store.ts'
import { assetTypeOf } from '../documents/asset-name.ts'
import { isObject } from '../documents/json.ts'
import { draftId, type LakeDocument, publishedId } from '../documents/lake-document.ts'
import { isPreviewSecret, isStudiosSecret } from '../documents/reader.ts'
import { referencesIn } from '../documents/references.ts'
import type { DocumentChange, Workspace } from '../documents/workspace.ts'
import { invalid, MutationError } from '../errors/mutation-error.ts'

/** Why a commit is refused, and the document whose change is the reason. */
export type RefusedChange = { documentId: string; error: MutationError }

/** Count as types: of a document that can't be read, and of a preview secret that no Studio has written. No role names them. */
const UNREADABLE = 'unreadable'
const NO_STUDIOS = 'preview secret of no Studio'

/**
 * Finds a strong reference that would point to nothing after the commit: from a document that it writes, or to one that it
 * removes. Runs after every step is staged, so that the documents of one transaction may refer to each other in any order.
 */
export function brokenReference(workspace: Workspace): RefusedChange | undefined {
  for (const { documentId, after } of workspace.changes()) {
    const missing = referencesIn(after).find(({ target, weak }) => !weak && !workspace.get(target))
    if (missing) return { documentId, error: pointsToNothing(documentId, missing.target) }
    const referrers = after ? [] : remainingReferrers(workspace, documentId)
    if (referrers.length > 0) return { documentId, error: isReferredTo(documentId, referrers) }
  }
  return undefined
}

function remainingReferrers(workspace: Workspace, id: string): string[] {
  return [...workspace.dataset.referrersOf(id).keys()].filter((source) =>
    referencesIn(workspace.get(source)).some(({ target, weak }) => target === id && !weak),
  )
}

function pointsToNothing(id: string, target: string): MutationError {
  return new MutationError(409, {
    type: 'documentReferencesNonExistentDocumentError',
    description: `Document "${id}" references non-existent document "${target}"`,
    id,
    referenceID: target,
  })
}

function isReferredTo(id: string, referrers: readonly string[]): MutationError {
  const shown = referrers.slice(0, 3).map((referrer) => `"${referrer}"`)
  return new MutationError(409, {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from ${shown.join(', ')}`,
    id,
    referencingIDs: referrers,
  })
}

/**
 * The types of everything that a commit touches: of each document, its draft and all its versions, before and after, whichever of
 * them it writes. Of one that is not there any more, the history tells what it was, because it can be brought back.
 */
export function touchedTypes(store: Store, name: string, workspace: Workspace): Set<string> {
  const groups = workspace.groups()
  const types = new Set<string>()
  for (const [published, changes] of groups) {
    for (const { before, after } of changes)
      for (const state of [before, after]) if (state) types.add(typeOf(state))
    if (changes.every(({ before }) => before === null))
      for (const type of formerTypes(store, name, published)) types.add(type)
  }
  const damaged = [...workspace.dataset.damaged.keys()]
  if (damaged.some((id) => groups.has(publishedId(id)))) types.add(UNREADABLE)
  return types
}

function typeOf(document: LakeDocument): string {
  return isPreviewSecret(document) && !isStudiosSecret(document) ? NO_STUDIOS : document._type
}

function formerTypes({ sql }: Store, dataset: string, published: string): string[] {
  const rows = sql.all`SELECT DISTINCT type FROM changes
    WHERE dataset = ${dataset} AND document IN (${published}, ${draftId(published)})`
  return rows.map(({ type }) => String(type))
}

/**
 * Finds a document that a commit gives a type it can't have. As in the hosted service, a document keeps its type. Here a draft and
 * a version also have that of their document: the Studio shows them in its place. A group that was mixed before may stay so.
 */
export function wrongType(workspace: Workspace): RefusedChange | undefined {
  for (const changes of workspace.groups().values()) {
    for (const change of changes) {
      const reason = reasonAgainst(change, changes)
      if (reason) return { documentId: change.documentId, error: invalid(reason) }
    }
  }
  return undefined
}

function reasonAgainst(
  { documentId, before, after, mutations }: DocumentChange,
  group: readonly DocumentChange[],
): string | undefined {
  if (!after || before?._type === after._type) return undefined
  const isNew = before === null || mutations.some((mutation) => isObject(mutation) && 'delete' in mutation)
  if (!isNew)
    return `Document "${documentId}" is a "${before._type}": the immutable attribute "_type" may not be modified`
  const other = group.find((sibling) => sibling.after && sibling.after._type !== after._type)?.after
  if (other)
    return `"${documentId}" can't be a "${after._type}", because "${other._id}" is a "${other._type}": a document, its draft and its versions have one type`
  const asset = assetTypeOf(publishedId(documentId))
  if (asset && asset !== after._type)
    return `"${documentId}" can't be a "${after._type}": ids of this form belong to a "${asset}"`
  return undefined
}
