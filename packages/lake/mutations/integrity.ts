import { referencesIn } from '../documents/references.ts'
import type { Workspace } from '../documents/workspace.ts'
import { MutationError } from '../errors/mutation-error.ts'

/** Why a commit is refused, and the document whose change is the reason. */
export type RefusedChange = { documentId: string; error: MutationError }

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
