import { type LakeDocument, publishedId, versionId } from './lake-document.ts'

/**
 * Which documents a query sees: with `raw` every document under its own id; with a list of `drafts`, release names and
 * `published` each document under its published id, taken from the first entry of the list that has it.
 */
export type Perspective = 'raw' | readonly string[]

/** The documents of a dataset under their own ids. */
export type ById = Pick<ReadonlyMap<string, LakeDocument>, 'get' | 'keys'>

/** The documents of a dataset seen through a perspective, by somebody who may read some of them. */
export class View {
  readonly #byId: ById
  readonly #perspective: Perspective
  readonly #mayRead: (document: LakeDocument) => boolean

  constructor(byId: ById, perspective: Perspective, mayRead: (document: LakeDocument) => boolean) {
    this.#byId = byId
    this.#perspective = perspective
    this.#mayRead = mayRead
  }

  find(id: string): LakeDocument | undefined {
    if (this.#perspective === 'raw') return this.#read(id)
    if (publishedId(id) !== id) return undefined
    for (const layer of this.#perspective) {
      const found = this.#read(idInLayer(layer, id))
      if (found) return isDeletion(found) ? undefined : this.#isOverlay() ? shownAs(id, found) : found
    }
    return undefined
  }

  /** The id under which the view shows a document, if it does. */
  idOf(id: string): string {
    return this.#perspective === 'raw' ? id : publishedId(id)
  }

  /** Everything that it shows, sorted by id. */
  all(): LakeDocument[] {
    const ids = new Set<string>()
    for (const id of this.#byId.keys()) ids.add(this.idOf(id))
    return [...ids].sort().flatMap((id) => this.find(id) ?? [])
  }

  /** Only overlays add `_originalId`; with `published` alone the documents are returned as they are. */
  #isOverlay(): boolean {
    return this.#perspective.length > 1
  }

  #read(id: string): LakeDocument | undefined {
    const found = this.#byId.get(id)
    return found && this.#mayRead(found) ? found : undefined
  }
}

function idInLayer(layer: string, id: string): string {
  if (layer === 'published') return id
  return layer === 'drafts' ? `drafts.${id}` : versionId(layer, id)
}

function shownAs(id: string, document: LakeDocument): LakeDocument {
  return { ...document, _id: id, _originalId: document._id }
}

/** A version with `_system.delete` means that the release deletes the document. */
function isDeletion(document: LakeDocument): boolean {
  const system = document._system
  return typeof system === 'object' && system !== null && 'delete' in system && system.delete === true
}
