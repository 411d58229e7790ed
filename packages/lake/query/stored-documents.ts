import type { DatabaseSync } from 'node:sqlite'
import { readDocument, readDocuments } from '../data/document-rows.ts'
import type { ById } from '../documents/dataset-view.ts'
import type { LakeDocument } from '../documents/lake-document.ts'

/** The dataset on disk, and what is added to its documents. */
type Source = {
  database: DatabaseSync
  dataset: string
  derive: (document: LakeDocument) => LakeDocument
}

/** Says that a query looks at more than single documents, and that they have to be read first. */
export class NotRead extends Error {}

/**
 * The documents of a dataset. Those that are asked for by id are read from disk one by one, so that they can be answered before
 * all have been read. Leaves out unreadable documents, as the lake does.
 */
export class StoredDocuments implements ById {
  readonly #source: Source
  readonly #known = new Map<string, LakeDocument>()
  #hasAll = false

  constructor(source: Source) {
    this.#source = source
  }

  get(id: string): LakeDocument | undefined {
    const known = this.#known.get(id)
    if (known || this.#hasAll) return known
    const { database, dataset, derive } = this.#source
    const found = readDocument(database, dataset, id)
    if (!found) return undefined
    const document = derive(found)
    this.#known.set(id, document)
    return document
  }

  /** Throws `NotRead` until all have been read. */
  keys(): MapIterator<string> {
    if (!this.#hasAll) throw new NotRead()
    return this.#known.keys()
  }

  /** As a commit has left the document; null when it was deleted. */
  set(id: string, document: LakeDocument | null): void {
    if (document) this.#known.set(id, document)
    else this.#known.delete(id)
  }

  /** What is on disk is never older than a commit that was heard of. */
  readAll(): void {
    const { database, dataset, derive } = this.#source
    this.#known.clear()
    for (const { documents } of readDocuments(database, dataset))
      for (const document of documents) this.#known.set(document._id, derive(document))
    this.#hasAll = true
  }
}
