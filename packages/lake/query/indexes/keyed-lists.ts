import type { LakeDocument } from '../../documents/lake-document.ts'

export type Key = string | number | boolean
export type Compare = (left: LakeDocument, right: LakeDocument) => number

/** What documents are found by. Two with the same name are the same. */
export type Index = {
  name: string
  /** The keys that a document is kept under, each once. */
  keysOf(document: LakeDocument): Iterable<Key>
  /** The order of the documents under one key: never 0 for two documents. */
  compare: Compare
}

export const byId: Compare = (left, right) => (left._id < right._id ? -1 : left._id > right._id ? 1 : 0)

/** The documents of an index: for each key a sorted list, which stays in place when a document changes. */
export class KeyedLists {
  readonly #index: Index
  readonly #lists = new Map<Key, LakeDocument[]>()

  /** The documents are sorted by id. */
  constructor(index: Index, documents: readonly LakeDocument[]) {
    this.#index = index
    for (const document of documents) {
      for (const key of index.keysOf(document)) {
        const list = this.#lists.get(key)
        if (list) list.push(document)
        else this.#lists.set(key, [document])
      }
    }
    if (index.compare !== byId) for (const list of this.#lists.values()) list.sort(index.compare)
  }

  get(key: Key): readonly LakeDocument[] {
    return this.#lists.get(key) ?? []
  }

  keys(): Iterable<Key> {
    return this.#lists.keys()
  }

  /** Takes a document as it was out, and puts it in as it is now. */
  replace(before: LakeDocument | undefined, after: LakeDocument | undefined): void {
    if (before) for (const key of this.#index.keysOf(before)) this.#remove(key, before)
    if (after) for (const key of this.#index.keysOf(after)) this.#add(key, after)
  }

  #add(key: Key, document: LakeDocument): void {
    const list = this.#lists.get(key) ?? []
    list.splice(this.#placeOf(document, list), 0, document)
    this.#lists.set(key, list)
  }

  #remove(key: Key, document: LakeDocument): void {
    const list = this.#lists.get(key) ?? []
    const place = this.#placeOf(document, list)
    if (list[place]?._id !== document._id) throw new Error(`${this.#index.name} has lost ${document._id}`)
    list.splice(place, 1)
    if (list.length === 0) this.#lists.delete(key)
  }

  /** Where in a list the document is, or belongs. */
  #placeOf(document: LakeDocument, list: readonly LakeDocument[]): number {
    let [low, high] = [0, list.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = list[middle]
      if (other && this.#index.compare(other, document) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
