import type { Dataset } from './dataset.ts'
import { type LakeDocument, publishedId } from './lake-document.ts'

/** A document before and after a commit; null where it does not exist. */
export type Change = { before: LakeDocument | null; after: LakeDocument | null }

/** What a commit changes in one document. */
export type DocumentChange = Change & { documentId: string; mutations: readonly unknown[] }

type Staged = Change & { mutations: unknown[] }

/** The documents as seen inside a commit in progress: the dataset with the commit's own changes. */
export class Workspace {
  readonly transactionId: string
  readonly timestamp: string
  readonly dataset: Dataset
  readonly #derive: (document: LakeDocument) => LakeDocument
  readonly #staged = new Map<string, Staged>()

  constructor(
    dataset: Dataset,
    { transactionId, timestamp }: { transactionId: string; timestamp: string },
    derive: (document: LakeDocument) => LakeDocument,
  ) {
    this.dataset = dataset
    this.transactionId = transactionId
    this.timestamp = timestamp
    this.#derive = derive
  }

  get(id: string): LakeDocument | null {
    const staged = this.#staged.get(id)
    return staged ? staged.after : (this.dataset.byId.get(id) ?? null)
  }

  /** Stages a document with the revision and time of this commit, and records the mutation that listeners hear of. */
  put(document: { _id: string; _type: string; [field: string]: unknown }, mutation: unknown): LakeDocument {
    const createdAt = document._createdAt
    const stamped = this.#derive({
      ...document,
      _rev: this.transactionId,
      _createdAt: typeof createdAt === 'string' ? createdAt : this.timestamp,
      _updatedAt: this.timestamp,
    })
    this.#stage(document._id, stamped, mutation)
    return stamped
  }

  remove(id: string, mutation: unknown): void {
    this.#stage(id, null, mutation)
  }

  /** One change per document in the order first touched; a document that was made and removed again leaves none. */
  changes(): DocumentChange[] {
    return [...this.#staged]
      .filter(([, { before, after }]) => before !== null || after !== null)
      .map(([documentId, staged]) => ({ documentId, ...staged }))
  }

  /**
   * The changes by published id, each with the rest of its group: a document, its draft and its versions, which stay as they
   * are where the commit does not change them.
   */
  groups(): ReadonlyMap<string, readonly DocumentChange[]> {
    const groups = Map.groupBy(this.changes(), ({ documentId }) => publishedId(documentId))
    for (const [published, changes] of groups) {
      for (const document of this.dataset.group(published)) {
        if (this.#staged.has(document._id)) continue
        changes.push({ documentId: document._id, before: document, after: document, mutations: [] })
      }
    }
    return groups
  }

  #stage(id: string, after: LakeDocument | null, mutation: unknown): void {
    const staged = this.#staged.get(id)
    if (staged) {
      staged.after = after
      staged.mutations.push(mutation)
    } else {
      this.#staged.set(id, { before: this.get(id), after, mutations: [mutation] })
    }
  }
}
