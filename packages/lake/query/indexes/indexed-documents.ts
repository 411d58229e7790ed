import type { View } from '../../documents/dataset-view.ts'
import { keepLast } from '../../documents/keep-last.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import type { ReadPart } from '../../documents/sync-tags.ts'
import { ALL } from './document-indexes.ts'
import { type Index, KeyedLists } from './keyed-lists.ts'

/** What a query reads. */
export type Documents = {
  /** The target of a reference. */
  find(id: string): LakeDocument | undefined
  withId(id: string): LakeDocument | undefined
  by(index: Index): Pick<KeyedLists, 'get' | 'keys'>
  /** The same for an index that takes long to make: undefined while it is not ready, which each call brings nearer. */
  readyBy(index: Index): Pick<KeyedLists, 'get' | 'keys'> | undefined
  /** Notes a part that the answer follows from. Documents that are found by their id need no other note. */
  note(part: ReadPart): void
}

/** At most so many indexes of a view are kept: a query can ask for any field. */
const MOST_INDEXES = 40
/**
 * Milliseconds of processor time that one query may spend on making an index of words: with 100,000 documents it takes seconds. Until it
 * is made, which on a slower machine takes more queries, they look at every document.
 */
const MAKING = 300

/** The documents that a view shows, with indexes that are made when they are first asked for and follow each change. */
export class IndexedDocuments implements Documents {
  readonly #view: Pick<View, 'find' | 'idOf' | 'all'>
  readonly #making: number
  /** By the name of their index, least recently used first. */
  readonly #lists = new Map<string, KeyedLists>()

  /** `making`: milliseconds of processor time that one call of `readyBy` may take. */
  constructor(view: Pick<View, 'find' | 'idOf' | 'all'>, making = MAKING) {
    this.#view = view
    this.#making = making
  }

  find(id: string): LakeDocument | undefined {
    return this.#view.find(id)
  }

  withId(id: string): LakeDocument | undefined {
    return this.#view.find(id)
  }

  /** Whether an index has all documents. */
  has(index: Index): boolean {
    return this.#lists.get(index.name)?.isFull ?? false
  }

  by(index: Index): KeyedLists {
    return this.#filled(index, Infinity) ?? new KeyedLists(index)
  }

  readyBy(index: Index): KeyedLists | undefined {
    return this.#filled(index, this.#making)
  }

  /** Not kept here, but by `RecordedReads`. */
  note(): undefined {
    return undefined
  }

  /** To be called before a document changes; the result after it. */
  beginChange(id: string): () => void {
    if (this.#lists.size === 0) return () => undefined
    const shown = this.#view.idOf(id)
    const before = this.#view.find(shown)
    return () => {
      const after = this.#view.find(shown)
      for (const lists of this.#lists.values()) lists.replace(before, after)
    }
  }

  #filled(index: Index, time: number): KeyedLists | undefined {
    const lists = this.#lists.get(index.name) ?? new KeyedLists(index)
    keepLast(this.#lists, index.name, lists, MOST_INDEXES)
    const all = () => (index === ALL ? this.#view.all() : this.by(ALL).get(true))
    return lists.fill(all, time) ? lists : undefined
  }
}
