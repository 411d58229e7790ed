import type { Dataset } from './dataset.ts'
import { type LakeDocument, publishedId } from './lake-document.ts'

/** A document before and after a commit; null where it does not exist. */
export type Change = { before: LakeDocument | null; after: LakeDocument | null }

/** What a commit changes in one document. */
export type DocumentChange = Change & { documentId: string; mutations: readonly unknown[] }

type Staged = Change & { mutations: unknown[] }

/** The documents as seen inside a commit in progress: the dataset with the commit's own changes. */
export function createWorkspace(
  dataset: Dataset,
  { transactionId, timestamp }: { transactionId: string; timestamp: string },
  derive: (document: LakeDocument) => LakeDocument,
) {
  const staged = new Map<string, Staged>()
  const remove = (id: string, mutation: unknown) => stage(id, null, mutation)
  return { dataset, get, put, remove, changes, groups }

  function get(id: string): LakeDocument | null {
    const own = staged.get(id)
    return own ? own.after : (dataset.byId.get(id) ?? null)
  }

  /** Stages a document with the revision and time of this commit, and records the mutation that listeners hear of. */
  function put(
    document: { _id: string; _type: string; [field: string]: unknown },
    mutation: unknown,
  ): LakeDocument {
    const createdAt = document._createdAt
    const stamped = derive({
      ...document,
      _rev: transactionId,
      _createdAt: typeof createdAt === 'string' ? createdAt : timestamp,
      _updatedAt: timestamp,
    })
    stage(document._id, stamped, mutation)
    return stamped
  }

  /** One change per document in the order first touched; a document that was made and removed again leaves none. */
  function changes(): DocumentChange[] {
    return [...staged]
      .filter(([, { before, after }]) => before !== null || after !== null)
      .map(([documentId, change]) => ({ documentId, ...change }))
  }

  /**
   * The changes by published id, each with the rest of its group: a document, its draft and its versions, which stay as they
   * are where the commit does not change them.
   */
  function groups(): ReadonlyMap<string, readonly DocumentChange[]> {
    const changed = Map.groupBy(changes(), ({ documentId }) => publishedId(documentId))
    for (const [published, group] of changed)
      for (const document of dataset.group(published))
        if (!staged.has(document._id))
          group.push({ documentId: document._id, before: document, after: document, mutations: [] })
    return changed
  }

  function stage(id: string, after: LakeDocument | null, mutation: unknown): void {
    const own = staged.get(id)
    if (own) {
      own.after = after
      own.mutations.push(mutation)
    } else {
      staged.set(id, { before: get(id), after, mutations: [mutation] })
    }
  }
}

export type Workspace = ReturnType<typeof createWorkspace>
