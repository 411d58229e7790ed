import type { City, Closing, Hero, Picture, Seo } from '../sanity.types.ts'
import { ref } from './reference.ts'

/** The top of a page; `action` are words on the quote button in place of the usual ones. */
export const hero = (heading: string, lead: string, picture?: Picture, action?: string): Hero => ({
  _type: 'hero',
  heading,
  lead,
  ...(action ? { action } : {}),
  ...(picture ? { picture } : {}),
})

/** The call to action at the end of a page. */
export const closing = (heading: string, text: string): Closing => ({ _type: 'closing', heading, text })

/** What search engines show: a title of at most 60 characters, a description of at most 160. */
export const seo = (title: string, description: string, ...keywords: string[]): Seo => ({
  _type: 'seo',
  title,
  description,
  ...(keywords.length > 0 ? { keywords } : {}),
})

/** What each main service means in a town, such as `{handyman: '…'}`. */
export const serviceTexts = (texts: Record<string, string>): NonNullable<City['serviceTexts']> =>
  Object.entries(texts).map(([service, text]) => ({
    _type: 'serviceText',
    _key: service,
    service: ref(`service-${service}`),
    text,
  }))

/** Where a town lies, in degrees. */
export const place = (lat: number, lng: number): NonNullable<City['location']> => ({
  _type: 'geopoint',
  lat,
  lng,
})
