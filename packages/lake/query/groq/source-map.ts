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

/** Takes a traced result apart into the result and its source map. */
export class TracedResult {
  readonly map: SourceMap = { documents: [], paths: [], mappings: {} }
  readonly value: unknown
  readonly #withKeys: boolean
  /** Where each object of the documents is. */
  readonly #places = new Map<object, Place>()
  readonly #numbers = new Map<string, number>()

  /** `documents` are those that the query has read, the same objects as in the result. */
  constructor(result: unknown, documents: Iterable<LakeDocument>, kind: SourceMapKind) {
    this.#withKeys = kind === 'withKeyArraySelector'
    for (const document of documents) this.#locate(document, document, '$')
    this.value = this.#taken(result, '$', '')
  }

  #locate(value: unknown, document: LakeDocument, path: string): void {
    if (typeof value !== 'object' || value === null || this.#places.has(value)) return
    this.#places.set(value, { document, path })
    for (const [key, inside] of Object.entries(value))
      this.#locate(inside, document, path + this.#step(value, key, inside))
  }

  #step(container: object, key: string, inside: unknown): string {
    if (!Array.isArray(container)) return named(key)
    const isKeyed = this.#withKeys && isObject(inside) && typeof inside._key === 'string'
    return isKeyed ? `[?(@._key=='${String(inside._key).replaceAll(/['\\]/g, '\\$&')}')]` : `[${key}]`
  }

  /** The value without what was added to trace it; `implied` is the source that a mapping further out stands for. */
  #taken(value: unknown, path: string, implied: string): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const source = this.#mapObject(value, path, implied)
      return value.map((item, index) =>
        this.#taken(item, `${path}[${index}]`, source && `${source}[${index}]`),
      )
    }
    if (!isObject(value)) return value
    if (VALUE in value) {
      this.#mapField(path, value[HOLDER], String(value[FIELD]), value[VALUE])
      return this.#taken(value[VALUE], path, implied)
    }
    // What groq-js has made of dates is no plain object.
    if (typeof value.toJSON === 'function') return value
    const source = this.#mapObject(value, path, implied)
    const { [HOLDER]: holder, ...fields } = value
    const entries = Object.entries(fields).map(([name, inside]) => {
      const inner = path + named(name)
      this.#mapField(inner, holder, name, inside)
      return [name, this.#taken(inside, inner, source && source + named(name))] as const
    })
    return Object.fromEntries(entries)
  }

  /** Notes where an object or list is from, and returns it; empty for one that the query has made. */
  #mapObject(value: object, path: string, implied: string): string {
    const place = this.#places.get(value)
    if (!place) return ''
    const source = `${idOf(place.document)} ${place.path}`
    if (source !== implied) this.#map(path, place)
    return source
  }

  /** The same for what has no identity: texts, numbers. */
  #mapField(path: string, holder: unknown, name: string, value: unknown): void {
    if (!isObject(holder) || !Object.hasOwn(holder, name) || holder[name] !== value) return
    const place = typeof value === 'object' ? undefined : this.#places.get(holder)
    if (place) this.#map(path, { document: place.document, path: place.path + named(name) })
  }

  #map(path: string, place: Place): void {
    const { _type } = place.document
    const _id = idOf(place.document)
    const document = this.#numberOf(`document ${_id}`, this.map.documents, { _id, _type })
    const source = { type: 'documentValue', document, path: 0 } as const
    this.map.mappings[path] = {
      type: 'value',
      source: { ...source, path: this.#numberOf(`path ${place.path}`, this.map.paths, place.path) },
    }
  }

  /** The place of an item in a list, to which it is added the first time. */
  #numberOf<Item>(key: string, list: Item[], item: Item): number {
    const number = this.#numbers.get(key) ?? list.push(item) - 1
    this.#numbers.set(key, number)
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
