import type { Dataset } from './dataset.ts'
import { type LakeDocument, publishedId, slugOf, versionId } from './lake-document.ts'

/**
 * Which documents a query sees: with `raw` every document under its own id; with a list of `drafts`, release names and
 * `published` each document under its published id, taken from the first entry of the list that has it.
 */
export type Perspective = 'raw' | readonly string[]

/** A dataset seen through a perspective. Lists are sorted by id and kept until the dataset changes. */
export class View {
  readonly #dataset: Dataset
  readonly #perspective: Perspective
  readonly #mayRead: (document: LakeDocument) => boolean
  #generation = -1
  #lists = new Map<string, readonly LakeDocument[]>()
  #bySlug: ReadonlyMap<string | undefined, readonly LakeDocument[]> | undefined

  constructor(dataset: Dataset, perspective: Perspective, mayRead: (document: LakeDocument) => boolean) {
    this.#dataset = dataset
    this.#perspective = perspective
    this.#mayRead = mayRead
  }

  find(id: string): LakeDocument | undefined {
    if (this.#perspective === 'raw') return this.#read(id)
    for (const layer of this.#perspective) {
      const found = this.#read(idInLayer(layer, id))
      if (found) return isDeletion(found) ? undefined : this.#isOverlay() ? shownAs(id, found) : found
    }
    return undefined
  }

  withId(id: string): LakeDocument | undefined {
    return this.find(id)
  }

  all(): readonly LakeDocument[] {
    return this.#list('all', () => this.#shown(this.#dataset.byId.values()))
  }

  ofType(type: string): readonly LakeDocument[] {
    const sameType = () => this.#dataset.byType.get(type)?.values() ?? []
    return this.#list(`type ${type}`, () => this.#shown(sameType()).filter(({ _type }) => _type === type))
  }

  withSlug(slug: string): readonly LakeDocument[] {
    // Also makes sure that what is kept is of the dataset as it is now.
    const all = this.all()
    this.#bySlug ??= Map.groupBy(all, slugOf)
    return this.#bySlug.get(slug) ?? []
  }

  /** Only overlays add `_originalId`; with `published` alone the documents are returned as they are. */
  #isOverlay(): boolean {
    return this.#perspective.length > 1
  }

  #read(id: string): LakeDocument | undefined {
    const found = this.#dataset.byId.get(id)
    return found && this.#mayRead(found) ? found : undefined
  }

  #list(name: string, make: () => LakeDocument[]): readonly LakeDocument[] {
    if (this.#generation !== this.#dataset.generation) {
      this.#lists = new Map()
      this.#bySlug = undefined
    }
    this.#generation = this.#dataset.generation
    const known = this.#lists.get(name)
    if (known) return known
    const list = make().sort((left, right) => (left._id < right._id ? -1 : 1))
    this.#lists.set(name, list)
    return list
  }

  #shown(documents: Iterable<LakeDocument>): LakeDocument[] {
    const ids = new Set<string>()
    for (const { _id } of documents) ids.add(this.#perspective === 'raw' ? _id : publishedId(_id))
    return [...ids].flatMap((id) => this.find(id) ?? [])
  }
}

function idInLayer(layer: string, id: string): string {
  if (layer === 'published') return publishedId(id) === id ? id : ''
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
