import { defineQuery } from 'groq'
import { z } from 'zod'
import { requiredText, texts } from '#content/documents/field-kinds.ts'
import type { PricesPageQueryResult } from '#content/sanity.types.ts'
import { priceParser, priceProjection } from '../../lake/fragments/price.ts'
import { singleton } from '../../lake/fragments/singleton.ts'
import { siteProjection } from '../../lake/fragments/site/site-query.ts'
import { pageFields, pageProjection } from '../page-fields.ts'
import { pageQuery } from '../typed-query.ts'
import { priceListFields, priceListProjection } from './price-list/query.ts'

const pricesPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": ${singleton('pricesPage')}{
    ${pageProjection},
    listHeading, listIntro, estimateHeading, estimateIntro, notQuote, changes,
    visit->{${priceProjection}},
    "room": room._ref,
    ${priceListProjection}
  }
}`)

export const pricesPage = pageQuery<PricesPageQueryResult>()(
  pricesPageQuery,
  z.object({
    ...pageFields,
    ...priceListFields,
    _type: z.literal('pricesPage'),
    listHeading: requiredText,
    listIntro: requiredText,
    estimateHeading: requiredText,
    estimateIntro: requiredText,
    notQuote: requiredText,
    changes: texts(2, 'needs at least two points'),
    visit: priceParser.nullable(),
    /** The id of what a square foot of wall costs. */
    room: z.string().nullable(),
  }),
)
