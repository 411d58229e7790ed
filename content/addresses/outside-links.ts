import { type Place as Point, squareAround } from '../places/distance.ts'
import { cleanCode } from '../text/clean-text.ts'

/** The one service whose maps may be shown within a page, when a visitor asks for one. The privacy page names it too. */
export const mapService = { name: 'OpenStreetMap', origin: 'https://www.openstreetmap.org' } as const

/** A place with a postal address, as the business and its towns have one. */
export type Place = { name: string; state: string; zipCode?: string }

/** The route from one place to another on a maps service. */
export function directionsLink(from: Place, to: Place): string {
  const query = new URLSearchParams({ api: '1', origin: addressOf(from), destination: addressOf(to) })
  return `https://www.google.com/maps/dir/?${query}`
}

/** A zip code on a maps service. */
export function zipCodeLink(zipCode: string, state: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${state} ${zipCode}` })}`
}

/** A map to be shown within a page: some miles around a point, which is marked. */
export function mapToEmbed(point: Point, miles: number): string {
  const { west, south, east, north } = squareAround(point, miles)
  const box = [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(',')
  const query = new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${point.lat},${point.lng}` })
  return `${mapService.origin}/export/embed.html?${query}`
}

/** The same on a page of its own. */
export function mapLink({ lat, lng }: Point): string {
  return `${mapService.origin}/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`
}

/**
 * The address of a video that someone means by its address or by the id of an Instagram reel, such as `Cx4fR2mLk9a`; undefined
 * when it is neither. What follows "?" in an address of Instagram says who shared it, and is left out.
 */
export function videoLink(typed: string): string | undefined {
  const text = cleanCode(typed)
  if (/^[\w-]{8,16}$/.test(text)) return `https://www.instagram.com/reel/${text}/`
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, origin, pathname } = new URL(text)
  if (protocol !== 'https:') return undefined
  return /(^|\.)instagram\.com$/.test(hostname) ? `${origin}${pathname}` : text
}

const addressOf = ({ name, state, zipCode }: Place) =>
  [`${name}, ${state}`, zipCode].filter(Boolean).join(' ')
