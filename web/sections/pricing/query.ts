import { z } from 'zod'
import { priceParser, priceProjection } from '../../lake/fragments/price.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'

export const pricingProjection = `${headingProjection}, prices[]->{${priceProjection}}`

export const pricingParser = sectionOf('pricing', {
  prices: z.array(priceParser).min(1, 'needs at least one price'),
})

export type PricingFragment = z.infer<typeof pricingParser>
