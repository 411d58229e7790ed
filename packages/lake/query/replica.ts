import { DatabaseSync } from 'node:sqlite'
import { readDocuments } from '../data/document-rows.ts'
import { Dataset } from '../documents/dataset.ts'
import { type Perspective, View } from '../documents/dataset-view.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { MAY_READ, type Reader } from '../documents/reader.ts'
import type { AppliedCommit } from './query-task.ts'

const MOST_VIEWS = 50

/**
 * The lake's documents in a query process: read from the database once, then updated with each commit that the lake sends. A
 * commit that the first read included is applied a second time, which changes nothing.
 */
export class Replica {
  readonly #datasets = new Map<string, Dataset>()
  readonly #views = new Map<string, View>()

  /** `derive` adds the fields of a document that follow from where the lake runs. Leaves out unreadable documents, as the lake does. */
  constructor(file: string, names: readonly string[], derive: (document: LakeDocument) => LakeDocument) {
    const database = new DatabaseSync(file, { readOnly: true })
    for (const name of names) {
      const { documents } = readDocuments(database, name)
      for (const document of documents) this.#dataset(name).put(derive(document))
    }
    database.close()
  }

  apply({ dataset, documents }: AppliedCommit): void {
    const known = this.#dataset(dataset)
    for (const { id, document } of documents) {
      if (document) known.put(document)
      else known.remove(id)
    }
  }

  /** The dataset as a reader may see it. */
  view(dataset: string, perspective: Perspective, reader: Reader): View {
    const key = JSON.stringify([dataset, perspective, reader])
    const known = this.#views.get(key)
    if (known) return known
    if (this.#views.size >= MOST_VIEWS) this.#views.clear()
    const view = new View(this.#dataset(dataset), perspective, MAY_READ[reader])
    this.#views.set(key, view)
    return view
  }

  #dataset(name: string): Dataset {
    const known = this.#datasets.get(name)
    if (known) return known
    const dataset = new Dataset()
    this.#datasets.set(name, dataset)
    return dataset
  }
}
