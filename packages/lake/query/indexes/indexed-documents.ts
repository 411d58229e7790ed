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

/**
 * The documents that a view shows, with indexes that are made when they are first asked for and follow each change. `making`:
 * milliseconds of processor time that one call of `readyBy` may take.
 */
export function createIndexedDocuments(view: Pick<View, 'find' | 'idOf' | 'all'>, making = MAKING) {
  /** By the name of their index, least recently used first. */
  const kept = new Map<string, KeyedLists>()
  const by = (index: Index) => filled(index, Infinity) ?? new KeyedLists(index)
  return {
    ...{ find: view.find, withId: view.find, by, readyBy: (index: Index) => filled(index, making) },
    /** Whether an index has all documents. */
    has: (index: Index) => kept.get(index.name)?.isFull ?? false,
    /** Not kept here, but by `recordedReads`. */
    note: () => undefined,
    beginChange,
  }

  /** To be called before a document changes; the result after it. */
  function beginChange(id: string): () => void {
    if (kept.size === 0) return () => undefined
    const shown = view.idOf(id)
    const before = view.find(shown)
    return () => {
      const after = view.find(shown)
      for (const lists of kept.values()) lists.replace(before, after)
    }
  }

  function filled(index: Index, time: number): KeyedLists | undefined {
    const lists = kept.get(index.name) ?? new KeyedLists(index)
    keepLast(kept, index.name, lists, MOST_INDEXES)
    const all = () => (index === ALL ? view.all() : by(ALL).get(true))
    return lists.fill(all, time) ? lists : undefined
  }
}

export type IndexedDocuments = ReturnType<typeof createIndexedDocuments>
