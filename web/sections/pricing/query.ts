import { z } from 'zod'
import { priceParser, priceProjection } from '../../fragments/price.ts'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'

export const pricingProjection = `${headingProjection}, prices[]->{${priceProjection}}`

export const pricingParser = z.object({
  ...headingFields,
  _type: z.literal('pricing'),
  prices: z.array(priceParser).min(1, 'needs at least one price'),
})

export type PricingSlice = z.infer<typeof pricingParser>
