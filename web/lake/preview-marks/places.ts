/** Where something stands in the content: the document, and the path to it there as the Studio writes it. */
export type Place = { id: string; type: string; path: string }

/**
 * Notes where each object and list of a parsed answer comes from. The answer of the lake names documents and the keys of list
 * items, which a parser may leave out; both have the same form.
 */
export function placesOf(
  answer: unknown,
  parsed: unknown,
  places: WeakMap<object, Place>,
  around?: Place,
): void {
  if (!hasFields(answer) || !hasFields(parsed)) return
  const place = documentIn(answer) ?? around
  if (place) places.set(parsed, place)
  // Of a list that the parser has shortened nobody knows which items are left.
  if (Array.isArray(answer) && answer.length !== parsed.length) return
  for (const [name, value] of Object.entries(answer))
    placesOf(value, parsed[name], places, place && fieldOf(place, answer, name))
}

/** The document that a value is; undefined when it is none. */
export function documentIn(value: unknown): Place | undefined {
  const { _id: id, _type: type } = hasFields(value) ? value : {}
  if (typeof id !== 'string' || id === '') return undefined
  return { id, type: typeof type === 'string' ? type : '', path: '' }
}

/** The place of a field of a value, or of an item of a list, which the Studio names by its key. */
export function fieldOf(place: Place, value: unknown, name: string): Place {
  if (!Array.isArray(value)) return { ...place, path: place.path ? `${place.path}.${name}` : name }
  const item: unknown = value[Number(name)]
  const key = hasFields(item) ? item._key : undefined
  return { ...place, path: `${place.path}[${typeof key === 'string' ? `_key=="${key}"` : name}]` }
}

/** Whether there is nothing in a document: it was deleted, or a program has emptied it. */
export function isEmptied(value: unknown): boolean {
  return documentIn(value) !== undefined && isNothing(value)
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.every(isNothing)
  return (
    hasFields(value) &&
    Object.entries(value).every(([name, inner]) => name === '_id' || name === '_type' || isNothing(inner))
  )
}

export function hasFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
