import { z } from 'zod'
import { contentDigest } from '../cms/content-digest.ts'
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

/** The card of a page; undefined when the page has none, as the page for unknown addresses. */
export function cardIn(data: unknown): Card | undefined {
  const { data: found } = shown.safeParse(data)
  return found && cardOf(found)
}

export function cardOf({ site, page }: ShownOnCard): Card {
  const { name, phone } = site.business
  // What follows a bar is an addition for search engines.
  const [words = ''] = page.seo.title.split(' | ')
  return { title: words, name, strapline: straplineOf(site.business), phone, picture: page.hero.picture }
}

const FOLDER = '/share'
const HOME = '/home'
const ENDING = '.jpg'

/**
 * Such as `/share/services/painting.jpg?v=…`. The end changes with what the card shows, so that nobody keeps an old one;
 * without the card it is left out.
 */
export function cardPath(path: string, card?: Card): string {
  const address = `${FOLDER}${path === '/' ? HOME : path}${ENDING}`
  return card ? `${address}?v=${contentDigest(card)}` : address
}

/** The page whose card is at an address below the folder, given in its parts; undefined when it is no card's address. */
export function pageOfCard(parts: readonly string[]): string | undefined {
  const address = `/${parts.join('/')}`
  if (!address.endsWith(ENDING)) return undefined
  const path = address.slice(0, -ENDING.length)
  return path === HOME ? '/' : path
}
