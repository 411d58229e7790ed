import type { DatabaseSync } from 'node:sqlite'
import { readDocument, readDocuments } from '../data/document-rows.ts'
import { createView, type Perspective } from '../documents/dataset-view.ts'
import { keepLast } from '../documents/keep-last.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { MAY_READ, type Reader } from '../documents/reader.ts'
import { createIndexedDocuments, type IndexedDocuments } from './indexes/indexed-documents.ts'
import type { AppliedCommit } from './query-task.ts'

/** Of one dataset. Three kinds of readers see it raw, published or with drafts; the others are those of releases. */
const MOST_VIEWS = 12

/** Adds the fields of a document that follow from where the lake runs. */
type Derive = (document: LakeDocument) => LakeDocument

/**
 * The lake's documents in a query process: read from the database, then updated with each commit that the lake sends. A commit
 * that was read already is applied a second time, which changes nothing.
 */
export function createReplica(database: DatabaseSync, derive: Derive) {
  const datasets = new Map<string, StoredDocuments>()
  return { apply, view }

  function apply({ dataset, documents }: AppliedCommit): void {
    const stored = storedIn(dataset)
    for (const { id, document } of documents) {
      const ends = [...stored.views.values()].map((shown) => shown.beginChange(id))
      stored.set(id, document)
      for (const end of ends) end()
    }
  }

  /** The dataset as a reader may see it. */
  function view(dataset: string, asked: Perspective, reader: Reader): IndexedDocuments {
    const stored = storedIn(dataset)
    // A layer that is named again shows nothing more.
    const perspective = asked === 'raw' ? asked : [...new Set(asked)]
    const key = JSON.stringify([perspective, reader])
    const make = () => createIndexedDocuments(createView(stored, perspective, MAY_READ[reader]))
    const shown = stored.views.get(key) ?? make()
    keepLast(stored.views, key, shown, MOST_VIEWS)
    return shown
  }

  function storedIn(name: string): StoredDocuments {
    const stored = datasets.get(name) ?? storedDocuments(database, name, derive)
    datasets.set(name, stored)
    return stored
  }
}

export type Replica = ReturnType<typeof createReplica>

/**
 * The documents of a dataset. Those that are asked for by id are read from disk one by one, so that they can be answered before
 * all have been read. Leaves out unreadable documents, as the lake does.
 */
function storedDocuments(database: DatabaseSync, dataset: string, derive: Derive) {
  const known = new Map<string, LakeDocument>()
  let hasAll = false
  /** As a commit has left a document; null when it was deleted. */
  const set = (id: string, document: LakeDocument | null) =>
    document ? known.set(id, document) : known.delete(id)
  /** By perspective and reader. */
  return { views: new Map<string, IndexedDocuments>(), get, keys, set }

  function get(id: string): LakeDocument | undefined {
    const found = known.has(id) || hasAll ? undefined : readDocument(database, dataset, id)
    if (found) known.set(id, derive(found))
    return known.get(id)
  }

  function keys(): MapIterator<string> {
    if (!hasAll) readAll()
    return known.keys()
  }

  /** What is on disk is never older than a commit that was heard of. */
  function readAll(): void {
    known.clear()
    for (const { documents } of readDocuments(database, dataset))
      for (const document of documents) known.set(document._id, derive(document))
    hasAll = true
  }
}

type StoredDocuments = ReturnType<typeof storedDocuments>
