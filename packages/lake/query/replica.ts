import type { DatabaseSync } from 'node:sqlite'
import { readDocument, readDocuments } from '../data/document-rows.ts'
import { type ById, type Perspective, View } from '../documents/dataset-view.ts'
import { keepLast } from '../documents/keep-last.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { MAY_READ, type Reader } from '../documents/reader.ts'
import { IndexedDocuments } from './indexes/indexed-documents.ts'
import type { AppliedCommit } from './query-task.ts'

/** Of one dataset. Three kinds of readers see it raw, published or with drafts; the others are those of releases. */
const MOST_VIEWS = 12

/** Adds the fields of a document that follow from where the lake runs. */
type Derive = (document: LakeDocument) => LakeDocument

/**
 * The lake's documents in a query process: read from the database, then updated with each commit that the lake sends. A commit
 * that was read already is applied a second time, which changes nothing.
 */
export class Replica {
  readonly #database: DatabaseSync
  readonly #derive: Derive
  readonly #datasets = new Map<string, StoredDocuments>()

  constructor(database: DatabaseSync, derive: Derive) {
    this.#database = database
    this.#derive = derive
  }

  apply({ dataset, documents }: AppliedCommit): void {
    const stored = this.#stored(dataset)
    for (const { id, document } of documents) {
      const ends = [...stored.views.values()].map((view) => view.beginChange(id))
      stored.set(id, document)
      for (const end of ends) end()
    }
  }

  /** The dataset as a reader may see it. */
  view(dataset: string, asked: Perspective, reader: Reader): IndexedDocuments {
    const stored = this.#stored(dataset)
    // A layer that is named again shows nothing more.
    const perspective = asked === 'raw' ? asked : [...new Set(asked)]
    const key = JSON.stringify([perspective, reader])
    const shown = () => new IndexedDocuments(new View(stored, perspective, MAY_READ[reader]))
    const view = stored.views.get(key) ?? shown()
    keepLast(stored.views, key, view, MOST_VIEWS)
    return view
  }

  #stored(name: string): StoredDocuments {
    const known = this.#datasets.get(name) ?? new StoredDocuments(this.#database, name, this.#derive)
    this.#datasets.set(name, known)
    return known
  }
}

/**
 * The documents of a dataset. Those that are asked for by id are read from disk one by one, so that they can be answered before
 * all have been read. Leaves out unreadable documents, as the lake does.
 */
class StoredDocuments implements ById {
  readonly #database: DatabaseSync
  readonly #dataset: string
  readonly #derive: Derive
  readonly #known = new Map<string, LakeDocument>()
  /** By perspective and reader. */
  readonly views = new Map<string, IndexedDocuments>()
  #hasAll = false

  constructor(database: DatabaseSync, dataset: string, derive: Derive) {
    this.#database = database
    this.#dataset = dataset
    this.#derive = derive
  }

  get(id: string): LakeDocument | undefined {
    const known = this.#known.get(id)
    if (known || this.#hasAll) return known
    const found = readDocument(this.#database, this.#dataset, id)
    if (found) this.#known.set(id, this.#derive(found))
    return this.#known.get(id)
  }

  keys(): MapIterator<string> {
    if (!this.#hasAll) this.#readAll()
    return this.#known.keys()
  }

  /** As a commit has left the document; null when it was deleted. */
  set(id: string, document: LakeDocument | null): void {
    if (document) this.#known.set(id, document)
    else this.#known.delete(id)
  }

  /** What is on disk is never older than a commit that was heard of. */
  #readAll(): void {
    this.#known.clear()
    for (const { documents } of readDocuments(this.#database, this.#dataset))
      for (const document of documents) this.#known.set(document._id, this.#derive(document))
    this.#hasAll = true
  }
}
