import type { LakeDocument } from '../../documents/lake-document.ts'
import { TimeBudget } from '../../processes/processor-time.ts'

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

/** Documents after which it looks at the time. */
const STEP = 64

/** The documents of an index: for each key a sorted list, which stays in place when a document changes. */
export class KeyedLists {
  readonly #index: Index
  readonly #lists = new Map<Key, LakeDocument[]>()
  /** The id of the last document that it has, while there are more; undefined once it has all. */
  #last: string | undefined = ''

  constructor(index: Index) {
    this.#index = index
  }

  get isFull(): boolean {
    return this.#last === undefined
  }

  /** Takes in documents, which are sorted by id, for so many milliseconds of processor time. Tells whether it has all. */
  fill(all: () => readonly LakeDocument[], time: number): boolean {
    if (this.#last === undefined) return true
    const documents = all()
    const budget = new TimeBudget(time)
    for (let place = firstAfter(this.#last, documents); place < documents.length; place += 1) {
      const document = documents[place]
      if (document) this.#append(document)
      if (place % STEP === 0 && budget.isUsed) return false
    }
    this.#last = undefined
    const { compare } = this.#index
    if (compare !== byId) for (const list of this.#lists.values()) list.sort(compare)
    return true
  }

  get(key: Key): readonly LakeDocument[] {
    return this.#lists.get(key) ?? []
  }

  keys(): Iterable<Key> {
    return this.#lists.keys()
  }

  /** Takes a document as it was out, and puts it in as it is now: where its place is the same, without moving the others. */
  replace(before: LakeDocument | undefined, after: LakeDocument | undefined): void {
    const id = before?._id ?? after?._id ?? ''
    if (this.#last !== undefined && id > this.#last) return
    const added = new Set(after && this.#index.keysOf(after))
    const isInPlace = before && after && this.#index.compare(before, after) === 0
    if (before)
      for (const key of this.#index.keysOf(before))
        if (isInPlace && added.delete(key)) this.#exchange(key, before, after)
        else this.#remove(key, before)
    if (after) for (const key of added) this.#add(key, after)
  }

  #append(document: LakeDocument): void {
    for (const key of this.#index.keysOf(document)) {
      const list = this.#lists.get(key)
      if (list) list.push(document)
      else this.#lists.set(key, [document])
    }
    this.#last = document._id
  }

  #add(key: Key, document: LakeDocument): void {
    const list = this.#lists.get(key) ?? []
    list.splice(this.#placeOf(document, list), 0, document)
    this.#lists.set(key, list)
  }

  #remove(key: Key, document: LakeDocument): void {
    const list = this.#lists.get(key) ?? []
    list.splice(this.#foundPlaceOf(document, list), 1)
    if (list.length === 0) this.#lists.delete(key)
  }

  #exchange(key: Key, before: LakeDocument, after: LakeDocument): void {
    const list = this.#lists.get(key) ?? []
    list[this.#foundPlaceOf(before, list)] = after
  }

  #foundPlaceOf(document: LakeDocument, list: readonly LakeDocument[]): number {
    const place = this.#placeOf(document, list)
    if (list[place]?._id !== document._id) throw new Error(`${this.#index.name} has lost ${document._id}`)
    return place
  }

  /** Where in a list the document is, or belongs. */
  #placeOf(document: LakeDocument, list: readonly LakeDocument[]): number {
    return firstPlace(list, (other) => this.#index.compare(other, document) >= 0)
  }
}

function firstAfter(id: string, documents: readonly LakeDocument[]): number {
  return firstPlace(documents, ({ _id }) => _id > id)
}

/** The first place in a sorted list from which on all documents are as wanted. */
function firstPlace(list: readonly LakeDocument[], isWanted: (document: LakeDocument) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const document = list[middle]
    if (document && !isWanted(document)) low = middle + 1
    else high = middle
  }
  return low
}
