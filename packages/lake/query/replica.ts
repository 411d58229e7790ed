import type { DatabaseSync } from 'node:sqlite'
import { type Perspective, View } from '../documents/dataset-view.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { MAY_READ, type Reader } from '../documents/reader.ts'
import { IndexedDocuments } from './indexes/indexed-documents.ts'
import type { AppliedCommit } from './query-task.ts'
import { StoredDocuments } from './stored-documents.ts'

const MOST_VIEWS = 50

type Content = { byId: StoredDocuments; views: Map<string, IndexedDocuments> }

/**
 * The lake's documents in a query process: read from the database, then updated with each commit that the lake sends. A commit
 * that was read already is applied a second time, which changes nothing.
 */
export class Replica {
  readonly #database: DatabaseSync
  readonly #derive: (document: LakeDocument) => LakeDocument
  readonly #datasets = new Map<string, Content>()

  /** `derive` adds the fields of a document that follow from where the lake runs. */
  constructor(database: DatabaseSync, derive: (document: LakeDocument) => LakeDocument) {
    this.#database = database
    this.#derive = derive
  }

  /** To be called when a query on this dataset throws `NotRead`. */
  readAll(dataset: string): void {
    this.#content(dataset).byId.readAll()
  }

  apply({ dataset, documents }: AppliedCommit): void {
    const { byId, views } = this.#content(dataset)
    for (const { id, document } of documents) {
      const ends = [...views.values()].map((view) => view.beginChange(id))
      byId.set(id, document)
      for (const end of ends) end()
    }
  }

  /** The dataset as a reader may see it. */
  view(dataset: string, perspective: Perspective, reader: Reader): IndexedDocuments {
    const { byId, views } = this.#content(dataset)
    const key = JSON.stringify([perspective, reader])
    const known = views.get(key)
    if (known) return known
    if (views.size >= MOST_VIEWS) views.clear()
    const view = new IndexedDocuments(new View(byId, perspective, MAY_READ[reader]))
    views.set(key, view)
    return view
  }

  #content(name: string): Content {
    const known = this.#datasets.get(name)
    if (known) return known
    const source = { database: this.#database, dataset: name, derive: this.#derive }
    const content: Content = { byId: new StoredDocuments(source), views: new Map() }
    this.#datasets.set(name, content)
    return content
  }
}
