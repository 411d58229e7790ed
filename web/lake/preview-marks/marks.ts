import { cache } from 'react'
import { type Place, placesOf } from './places.ts'

/** What keeps the page, or a part of it where `isDraft`, from showing a draft, and where in the Studio that is filled in. */
export type Missing = {
  /** The page shows the draft as far as it can. */
  isDraft: boolean
  fields: readonly {
    words: string
    studioLink: string
    /** The attribute by which the Studio beside the page opens it. */
    mark: string | undefined
  }[]
}

type Request = {
  /** Writes the attribute by which the Studio opens a field; undefined for visitors. */
  mark: ((place: Place) => string) | undefined
  places: WeakMap<object, Place>
  missing: Missing
}

/** What is known of the request that is answered: React has one of it for each rendering, and none in a plain test. */
const request = cache(
  (): Request => ({ mark: undefined, places: new WeakMap(), missing: { isDraft: true, fields: [] } }),
)

/** From here on the page that is rendered is an editor's; it shows what the parser has made of the answer. */
export function markFields(mark: NonNullable<Request['mark']>, answer: unknown, parsed: unknown): void {
  const known = request()
  known.mark = mark
  placesOf(answer, parsed, known.places)
}

export function noteMissing(missing: Missing): void {
  request().missing = missing
}

export function missingFields(): Missing {
  return request().missing
}

/**
 * The attribute of an element that shows a document, or an object or list of it, or one of its fields: in the preview, and
 * nowhere else, a click on the element opens the form there.
 */
export function editable(shown: object, field = ''): { 'data-sanity'?: string } {
  const { mark, places } = request()
  const place = places.get(shown)
  if (!mark || !place) return {}
  const path = [place.path, field].filter(Boolean).join('.')
  return path ? { 'data-sanity': mark({ ...place, path }) } : {}
}
