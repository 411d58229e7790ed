import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { PageKind } from '#content/documents/shown-on.ts'
import { optionalPicture, type PictureFragment } from '../fragments/picture.ts'
import { businessParser, straplineOf } from '../fragments/site/business.ts'

/** The part of a page's answer that its card shows. */
const shown = z.object({
  site: z.object({ business: businessParser }),
  page: z.object({
    hero: z.object({ picture: optionalPicture }),
    seo: z.object({ title: z.string() }),
  }),
})
export type ShownOnCard = {
  site: { business: Pick<z.infer<typeof businessParser>, 'name' | 'strapline' | 'since' | 'phone'> }
  page: { hero: { picture: PictureFragment | null }; seo: { title: string } }
}

/** What a shared link shows of a page: a picture of 1200 × 630 pixels. */
export type Card = {
  title: string
  name: string
  strapline: string
  phone: string
  picture: PictureFragment | null
}

/** The same of the page of a trade in any town. */
const shownInAnyTown = z.object({
  site: z.object({ business: businessParser }),
  page: z.object({ title: z.string(), picture: optionalPicture }),
})
export type ShownOnAnyTownCard = Pick<ShownOnCard, 'site'> & {
  page: { title: string; picture: PictureFragment | null }
}

/** The card of a page; undefined when the page has none, as the page for unknown addresses. */
export function cardIn(kind: PageKind, data: unknown): Card | undefined {
  if (kind === 'anyTown') {
    const { data: found } = shownInAnyTown.safeParse(data)
    return found && anyTownCardOf(found)
  }
  const { data: found } = shown.safeParse(data)
  return found && cardOf(found)
}

export function anyTownCardOf({ site, page: { title, picture } }: ShownOnAnyTownCard): Card {
  return cardOf({ site, page: { seo: { title }, hero: { picture } } })
}

export function cardOf({ site, page }: ShownOnCard): Card {
  const { name, phone } = site.business
  // What follows a bar is an addition for search engines.
  const [words = ''] = page.seo.title.split(' | ')
  return { title: words, name, strapline: straplineOf(site.business), phone, picture: page.hero.picture }
}

const FOLDER = '/share'
const HOME = '/home'
/** Stands for a version that is not known. */
const CURRENT = 'current'

/**
 * Such as `/share/0123456789abcdef/services/painting.jpg`. The version before the page's path changes with what the card
 * shows, so that nobody keeps an old one; without the card it is the word for whatever the page's card is now.
 */
export function cardPath(path: string, card?: Card): string {
  return `${FOLDER}/${card ? versionOf(card) : CURRENT}${path === '/' ? HOME : path}.jpg`
}

/** Letters and digits alone: some static hosts leave out folders whose names begin in another way. */
function versionOf(card: Card): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 16)
}

/** The page whose card is at a path, in whatever version; undefined when it is no card's address. */
export function pageOfCard(path: string): string | undefined {
  const [, page] = /^\/share\/[^/]+(\/.+)\.jpg$/.exec(path) ?? []
  return page === HOME ? '/' : page
}
