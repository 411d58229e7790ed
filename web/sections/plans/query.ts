import { z } from 'zod'
import { priceParser, priceProjection } from '../../fragments/price.ts'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'
import { filled } from '../../fragments/text/required-text.ts'

export const plansProjection = `
  ${headingProjection},
  plans[]->{_id, _type, title, bestFor, features, highlight, price->{${priceProjection}}}
`

const planParser = z.object({
  _id: z.string(),
  _type: z.literal('plan'),
  title: filled,
  bestFor: filled,
  features: z.array(filled).min(1, 'needs at least one point'),
  highlight: z.string().nullable(),
  price: priceParser,
})

export const plansParser = z.object({
  ...headingFields,
  _type: z.literal('plans'),
  plans: z.array(planParser).min(1, 'needs at least one plan'),
})

export type PlanSlice = z.infer<typeof planParser>
export type PlansSlice = z.infer<typeof plansParser>
