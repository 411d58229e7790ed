import { defineQuery } from 'groq'
import { z } from 'zod'
import type { PricesPageQueryResult } from '#content/sanity.types.ts'
import { priceListFields, priceListProjection } from '../chapters/prices/price-list/query.ts'
import { filled } from '../documents/filled.ts'
import { priceParser, priceProjection } from '../documents/price.ts'
import { provenQuery } from './proven-query.ts'
import { singlePageFields, singlePageProjection } from './single-page.ts'
import { siteParser, siteProjection } from './site.ts'

const pricesPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "pricesPage"][0]{
    ${singlePageProjection},
    listHeading, listIntro, estimateHeading, estimateIntro, notQuote, changes,
    visit->{${priceProjection}},
    ${priceListProjection}
  }
}`)

const pageParser = z.object({
  ...singlePageFields,
  ...priceListFields,
  _type: z.literal('pricesPage'),
  listHeading: filled,
  listIntro: filled,
  estimateHeading: filled,
  estimateIntro: filled,
  notQuote: filled,
  changes: z.array(filled).min(2, 'needs at least two points'),
  visit: priceParser.nullable(),
})

/** Every published price on one page, and an estimate from them. */
export const pricesPage = provenQuery<PricesPageQueryResult>()(
  pricesPageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type PricesPage = z.infer<typeof pageParser>
