/** Where something stands in the content: the document, and the path to it there as the Studio writes it. */
export type Place = { id: string; type: string; path: string }

/**
 * Notes where each object and list of a parsed answer comes from. The answer of the lake names documents and the keys of list
 * items, which a parser may leave out; both have the same form.
 */
export function placesOf(answer: unknown, parsed: unknown, places: WeakMap<object, Place>): void {
  walk(answer, parsed, undefined, places)
}

function walk(
  answer: unknown,
  parsed: unknown,
  around: Place | undefined,
  places: WeakMap<object, Place>,
): void {
  if (!isObject(answer) || !isObject(parsed)) return
  const place = documentIn(answer) ?? around
  if (place) places.set(parsed, place)
  if (Array.isArray(answer)) walkList(answer, parsed, place, places)
  else walkFields(answer, parsed, place, places)
}

function walkFields(
  answer: object,
  parsed: object,
  place: Place | undefined,
  places: WeakMap<object, Place>,
): void {
  const values = new Map<string, unknown>(Object.entries(parsed))
  for (const [name, value] of Object.entries(answer)) {
    const path = place && [place.path, name].filter(Boolean).join('.')
    walk(value, values.get(name), place && { ...place, path: path ?? '' }, places)
  }
}

/** A list that the parser has shortened is not told item by item. */
function walkList(
  answer: unknown[],
  parsed: object,
  place: Place | undefined,
  places: WeakMap<object, Place>,
): void {
  if (!Array.isArray(parsed) || answer.length !== parsed.length) return
  for (const [index, item] of answer.entries())
    walk(item, parsed[index], place && itemOf(place, item, index), places)
}

function documentIn(answer: object): Place | undefined {
  const { _id: id, _type: type } = Object.fromEntries(Object.entries(answer))
  return typeof id === 'string' && typeof type === 'string' ? { id, type, path: '' } : undefined
}

function itemOf(list: Place, item: unknown, index: number): Place {
  const key: unknown = isObject(item) ? Object.fromEntries(Object.entries(item))._key : undefined
  const step = typeof key === 'string' ? `_key=="${key}"` : String(index)
  return { ...list, path: `${list.path}[${step}]` }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
