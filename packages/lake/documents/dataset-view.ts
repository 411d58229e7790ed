import { isObject } from './json.ts'
import { type LakeDocument, publishedId, versionId } from './lake-document.ts'

/**
 * Which documents a query sees: with `raw` every document under its own id; with a list of `drafts`, release names and
 * `published` each document under its published id, taken from the first entry of the list that has it.
 */
export type Perspective = 'raw' | readonly string[]

/** The documents of a dataset under their own ids. */
export type ById = Pick<ReadonlyMap<string, LakeDocument>, 'get' | 'keys'>

/** The documents of a dataset seen through a perspective, by somebody who may read some of them. */
export function createView(
  byId: ById,
  perspective: Perspective,
  mayRead: (document: LakeDocument) => boolean,
) {
  /** Only overlays add `_originalId`; with `published` alone the documents are returned as they are. */
  const isOverlay = perspective.length > 1
  return { find, idOf, all }

  function find(id: string): LakeDocument | undefined {
    if (perspective === 'raw') return read(id)
    if (publishedId(id) !== id) return undefined
    for (const layer of perspective) {
      const found = read(idInLayer(layer, id))
      if (found) return isDeletion(found) ? undefined : isOverlay ? shownAs(id, found) : found
    }
    return undefined
  }

  /** The id under which the view shows a document, if it does. */
  function idOf(id: string): string {
    return perspective === 'raw' ? id : publishedId(id)
  }

  /** Everything that it shows, sorted by id. */
  function all(): LakeDocument[] {
    const ids = new Set([...byId.keys()].map(idOf))
    return [...ids].sort().flatMap((id) => find(id) ?? [])
  }

  function read(id: string): LakeDocument | undefined {
    const found = byId.get(id)
    return found && mayRead(found) ? found : undefined
  }
}

export type View = ReturnType<typeof createView>

function idInLayer(layer: string, id: string): string {
  if (layer === 'published') return id
  return layer === 'drafts' ? `drafts.${id}` : versionId(layer, id)
}

function shownAs(id: string, document: LakeDocument): LakeDocument {
  return { ...document, _id: id, _originalId: document._id }
}

/** A version with `_system.delete` means that the release deletes the document. */
function isDeletion(document: LakeDocument): boolean {
  return isObject(document._system) && document._system.delete === true
}
