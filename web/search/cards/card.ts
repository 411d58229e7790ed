import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Logo } from '#content/looks/logo.ts'
import { type BrandColors, brandColorsOf } from '#content/looks/palettes.ts'
import { optionalPicture, type PictureFragment } from '../../lake/fragments/picture.ts'
import { businessParser, straplineOf } from '../../lake/fragments/site/business.ts'

const site = z.object({
  business: businessParser.pick({
    name: true,
    strapline: true,
    since: true,
    phone: true,
    colors: true,
    logo: true,
  }),
})
/** The part of a page's answer that its card shows. */
const shown = z.union([
  z.object({
    site,
    page: z.object({
      hero: z.object({ picture: optionalPicture }),
      seo: z.object({ title: z.string() }),
    }),
  }),
  // The page of a trade in any town.
  z.object({ site, page: z.object({ title: z.string(), picture: optionalPicture }) }),
])
export type ShownOnCard = z.infer<typeof shown>

/** What a shared link shows of a page: a picture of 1200 × 630 pixels. */
export type Card = {
  title: string
  name: string
  strapline: string
  phone: string
  picture: PictureFragment | null
  /** Without them it has those of the style sheet. */
  colors?: BrandColors | undefined
  logo?: Logo | undefined
}

/** The card of a page; undefined when the page has none, as the page for unknown addresses. */
export function cardIn(answer: unknown): Card | undefined {
  const { data } = shown.safeParse(answer)
  return data && cardOf(data)
}

export function cardOf({ site: { business }, page }: ShownOnCard): Card {
  const { title, picture } = 'seo' in page ? { ...page.seo, ...page.hero } : page
  // What follows a bar is for search engines alone.
  const [words = ''] = title.split(' | ')
  return {
    title: words,
    name: business.name,
    strapline: straplineOf(business),
    phone: business.phone,
    picture,
    colors: brandColorsOf(business.colors),
    logo: business.logo ?? undefined,
  }
}

const HOME = '/home'
/** In place of a version that is not known. */
const CURRENT = 'current'

/**
 * Such as `/share/0123456789abcdef/services/painting.jpg`. The version before the page's path changes with what the card
 * shows, so that nobody keeps an old one; without the card it is the word for whatever the page's card is now.
 */
export function cardPath(path: string, card?: Card): string {
  return `/share/${card ? versionOf(card) : CURRENT}${path === '/' ? HOME : path}.jpg`
}

/** Of how a card is drawn: another number has those drawn anew that are there already. */
const DRAWING = 3

/** Hexadecimal: some static hosts leave out folders whose names begin with other characters. */
function versionOf(card: Card): string {
  return hash('sha256', JSON.stringify([DRAWING, card])).slice(0, 16)
}

/** The page whose card is at a path, in whatever version; undefined when it is no card's address. */
export function pageOfCard(path: string): string | undefined {
  const [, page] = /^\/share\/[^/]+(\/.+)\.jpg$/.exec(path) ?? []
  return page === HOME ? '/' : page
}
