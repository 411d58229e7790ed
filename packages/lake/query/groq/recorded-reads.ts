import { publishedId } from '../../documents/lake-document.ts'
import { type ReadPart, syncTagOf } from '../../documents/sync-tags.ts'
import type { Documents } from '../indexes/indexed-documents.ts'
import type { Index } from '../indexes/keyed-lists.ts'

/** An answer names no more single documents than these: of the others it names the type. */
const MOST_IDS = 200

/** The documents of a dataset, and a record of what a query reads of them, from which its sync tags follow. */
export class RecordedReads implements Documents {
  readonly #documents: Documents
  readonly #parts = new Set<ReadPart>()
  /** The type of each document that was read by its id; undefined for one that is not there. */
  readonly #typesOfIds = new Map<string, string | undefined>()

  constructor(documents: Documents) {
    this.#documents = documents
  }

  withId(id: string): ReturnType<Documents['withId']> {
    return this.find(id)
  }

  by(index: Index): ReturnType<Documents['by']> {
    return this.#documents.by(index)
  }

  readyBy(index: Index): ReturnType<Documents['readyBy']> {
    return this.#documents.readyBy(index)
  }

  note(part: ReadPart): void {
    this.#parts.add(part)
  }

  find(id: string): ReturnType<Documents['find']> {
    const found = this.#documents.find(id)
    this.#typesOfIds.set(publishedId(id), found?._type)
    return found
  }

  /** The sync tags of all that was read; a change of anything else does not change the answer. */
  tags(dataset: string): string[] {
    if (this.#parts.has('all')) return [syncTagOf(dataset, 'all')]
    const isMuch = this.#typesOfIds.size > MOST_IDS
    const parts = new Set(this.#parts)
    for (const [id, type] of this.#typesOfIds) {
      if (type !== undefined && parts.has(`type ${type}`)) continue
      parts.add(isMuch && type !== undefined ? `type ${type}` : `id ${id}`)
    }
    return [...parts].map((part) => syncTagOf(dataset, part)).sort()
  }
}
