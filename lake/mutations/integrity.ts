import { referencesIn } from '../documents/references.ts'
import type { Workspace } from '../documents/workspace.ts'
import { MutationFault } from '../errors/lake-error.ts'

/** A broken reference with the document whose change broke it. */
export type Breach = { documentId: string; fault: MutationFault }

/**
 * Finds a strong reference that would point to nothing after the commit: from a document it writes, or to one it removes.
 * Looked for once all is staged, so the documents of one transaction may refer to each other in any order.
 */
export function brokenReference(workspace: Workspace): Breach | undefined {
  const { written, removed } = workspace.outcome()
  for (const document of written) {
    const missing = referencesIn(document).find(({ target, weak }) => !weak && !workspace.get(target))
    if (missing) return { documentId: document._id, fault: pointsToNothing(document._id, missing.target) }
  }
  for (const id of removed) {
    const referrers = remainingReferrers(workspace, id)
    if (referrers.length > 0) return { documentId: id, fault: isReferredTo(id, referrers) }
  }
  return undefined
}

function remainingReferrers(workspace: Workspace, id: string): string[] {
  return [...workspace.dataset.referrersOf(id).keys()].filter((source) =>
    referencesIn(workspace.get(source)).some(({ target, weak }) => target === id && !weak),
  )
}

function pointsToNothing(id: string, target: string): MutationFault {
  return new MutationFault(409, {
    type: 'documentReferencesNonExistentDocumentError',
    description: `Document "${id}" references non-existent document "${target}"`,
    id,
    referenceID: target,
  })
}

function isReferredTo(id: string, referrers: readonly string[]): MutationFault {
  const shown = referrers.slice(0, 3).map((referrer) => `"${referrer}"`)
  return new MutationFault(409, {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from ${shown.join(', ')}`,
    id,
    referencingIDs: referrers,
  })
}
