import { z } from 'zod'
import { optional, optionalText, phone, webAddress } from '#content/documents/field-kinds.ts'
import { isOnSite } from '#content/documents/seen-documents.ts'
import { chosenColors } from '#content/looks/palettes.ts'
import type { Question } from '../screens/live-query.ts'

const shares = z.object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })

const logo = z.object({
  asset: z.object({ _ref: z.string() }),
  crop: shares.nullable().catch(null),
  isName: z.boolean().nullable(),
  isLight: z.boolean().nullable(),
  url: z.string(),
})

const business = z.object({
  name: z.string().catch(''),
  phone: phone.nullable().catch(null),
  licenceLine: optionalText.catch(null),
  reviewsUrl: optional(webAddress).catch(null),
  colors: chosenColors.nullable().catch(null),
  logo: logo.nullable().catch(null),
})

const page = { title: z.string().catch(''), slug: z.string() }
const parser = z.object({
  business: business.nullable(),
  trades: z.array(z.object({ _type: z.literal('service'), ...page })),
  towns: z.array(z.object({ _type: z.literal('city'), ...page })),
})

export type PrintedBusiness = z.infer<typeof business>
export type PrintAnswer = z.infer<typeof parser>
/** A page that a sign can lead to. */
export type TradeOrTown = PrintAnswer['trades'][number] | PrintAnswer['towns'][number]

const shown = `${isOnSite} && defined(slug.current)`

/** What stands on prints: who the business is, and the trades and towns that have a page. */
export const printQuestion: Question<PrintAnswer> = {
  query: `{
    "business": *[_id == "business"][0]{
      name, phone, licenceLine, reviewsUrl, colors{palette, main, accent},
      "logo": logo{asset, crop{top, bottom, left, right}, isName, isLight, "url": asset->url}
    },
    "trades": *[_type == "service" && ${shown}]
      | order(coalesce(category->title, title) asc, defined(category) asc, title asc)
      {_type, title, "slug": slug.current},
    "towns": *[_type == "city" && ${shown}] | order(order asc){_type, "title": name, "slug": slug.current}
  }`,
  listensTo: '_type in ["business", "service", "city"]',
  parser,
}
