import { isObject } from '../../documents/json.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import { FIELD, HOLDER, VALUE } from './traced-tree.ts'

/** Whether items of lists are named by their `_key`, as stega asks for, or by their place. */
export type SourceMapKind = 'true' | 'withKeyArraySelector'

/** Which field of which document each value of a result is, as `@sanity/client` reads it (its type `ContentSourceMap`). */
export type SourceMap = {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >
}

type Place = { document: LakeDocument; path: string }

/**
 * Takes a traced result apart into the result and its source map. `documents` are those that the query has read, the same objects as in
 * the result.
 */
export function takeApart(result: unknown, documents: Iterable<LakeDocument>, kind: SourceMapKind) {
  const map: SourceMap = { documents: [], paths: [], mappings: {} }
  /** Where each object of the documents is. */
  const places = new Map<object, Place>()
  const numbers = new Map<string, number>()
  const withKeys = kind === 'withKeyArraySelector'
  for (const document of documents) locate(document, document, '$')
  return { value: taken(result, '$', ''), map }

  function locate(value: unknown, document: LakeDocument, path: string): void {
    if (typeof value !== 'object' || value === null || places.has(value)) return
    places.set(value, { document, path })
    for (const [key, inside] of Object.entries(value))
      locate(inside, document, path + step(value, key, inside))
  }

  function step(container: object, key: string, inside: unknown): string {
    if (!Array.isArray(container)) return named(key)
    const isKeyed = withKeys && isObject(inside) && typeof inside._key === 'string'
    return isKeyed ? `[?(@._key=='${String(inside._key).replaceAll(/['\\]/g, '\\$&')}')]` : `[${key}]`
  }

  /** The value without what was added to trace it; `implied` is the source that a mapping further out stands for. */
  function taken(value: unknown, path: string, implied: string): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const source = mapObject(value, path, implied)
      return value.map((item, index) => taken(item, `${path}[${index}]`, source && `${source}[${index}]`))
    }
    if (!isObject(value)) return value
    if (VALUE in value) {
      mapField(path, value[HOLDER], String(value[FIELD]), value[VALUE])
      return taken(value[VALUE], path, implied)
    }
    // What groq-js has made of dates is no plain object.
    if (typeof value.toJSON === 'function') return value
    const source = mapObject(value, path, implied)
    const { [HOLDER]: holder, ...fields } = value
    const entries = Object.entries(fields).map(([name, inside]) => {
      const inner = path + named(name)
      mapField(inner, holder, name, inside)
      return [name, taken(inside, inner, source && source + named(name))] as const
    })
    return Object.fromEntries(entries)
  }

  /** Notes where an object or list is from, and returns it; empty for one that the query has made. */
  function mapObject(value: object, path: string, implied: string): string {
    const place = places.get(value)
    if (!place) return ''
    const source = `${idOf(place.document)} ${place.path}`
    if (source !== implied) note(path, place)
    return source
  }

  /** The same for what has no identity: texts, numbers. */
  function mapField(path: string, holder: unknown, name: string, value: unknown): void {
    if (!isObject(holder) || !Object.hasOwn(holder, name) || holder[name] !== value) return
    const place = typeof value === 'object' ? undefined : places.get(holder)
    if (place) note(path, { document: place.document, path: place.path + named(name) })
  }

  function note(path: string, place: Place): void {
    const { _type } = place.document
    const _id = idOf(place.document)
    const document = numberOf(`document ${_id}`, map.documents, { _id, _type })
    const source = { type: 'documentValue', document, path: 0 } as const
    map.mappings[path] = {
      type: 'value',
      source: { ...source, path: numberOf(`path ${place.path}`, map.paths, place.path) },
    }
  }

  /** The place of an item in a list, to which it is added the first time. */
  function numberOf<Item>(key: string, list: Item[], item: Item): number {
    const number = numbers.get(key) ?? list.push(item) - 1
    numbers.set(key, number)
    return number
  }
}

/** A perspective shows a draft under another id than that which an edit has to go to. */
function idOf({ _id, _originalId }: LakeDocument): string {
  return typeof _originalId === 'string' ? _originalId : _id
}

const ESCAPES: Readonly<Record<string, string>> = { '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function named(field: string): string {
  return `['${field.replaceAll(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? `\\${character}`)}']`
}
