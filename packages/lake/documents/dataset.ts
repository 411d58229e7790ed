import { type LakeDocument, publishedId, versionId } from './lake-document.ts'
import { type Reference, referencesIn } from './references.ts'

/**
 * The documents of one dataset in memory, by id, with the references between them. Only the store changes it, after the change is
 * on disk.
 */
export class Dataset {
  readonly byId = new Map<string, LakeDocument>()
  /** Why a document could not be read from disk, by id, until a new document is written under that id. */
  readonly damaged = new Map<string, string>()
  /** The ids of drafts and versions, by the id of their document. */
  readonly #unpublished = new Map<string, Set<string>>()
  readonly #referrers = new Map<string, Map<string, readonly Reference[]>>()
  /** Aborted when the dataset is removed. */
  readonly removed = new AbortController()

  put(document: LakeDocument): void {
    this.remove(document._id)
    this.damaged.delete(document._id)
    this.byId.set(document._id, document)
    const published = publishedId(document._id)
    if (published !== document._id)
      this.#unpublished.set(published, (this.#unpublished.get(published) ?? new Set()).add(document._id))
    for (const [target, references] of Map.groupBy(referencesIn(document), (reference) => reference.target)) {
      const referrers = this.#referrers.get(target)
      if (referrers) referrers.set(document._id, references)
      else this.#referrers.set(target, new Map([[document._id, references]]))
    }
  }

  remove(id: string): void {
    const document = this.byId.get(id)
    if (!document) return
    this.byId.delete(id)
    const siblings = this.#unpublished.get(publishedId(id))
    if (siblings?.delete(id) && siblings.size === 0) this.#unpublished.delete(publishedId(id))
    for (const { target } of referencesIn(document)) this.#referrers.get(target)?.delete(id)
  }

  /** The ids that there can be of a document, by its published id: that, and those of its draft and its versions. */
  idsOf(published: string): string[] {
    return [published, ...(this.#unpublished.get(published) ?? [])]
  }

  /** What there is of a document, by its published id: itself, its draft and its versions. */
  group(published: string): LakeDocument[] {
    return this.idsOf(published).flatMap((id) => this.byId.get(id) ?? [])
  }

  /** Tells whether there is a version of any document in this release, or a document that describes it. */
  hasRelease(name: string): boolean {
    if (this.byId.has(`_.releases.${name}`)) return true
    const start = versionId(name, '')
    return [...this.#unpublished.values()].some((ids) => [...ids].some((id) => id.startsWith(start)))
  }

  /** The ids of the documents that refer to `id`, each with its references to it. */
  referrersOf(id: string): ReadonlyMap<string, readonly Reference[]> {
    return this.#referrers.get(id) ?? new Map()
  }
}
