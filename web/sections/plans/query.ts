import { z } from 'zod'
import { optionalText, requiredText, texts } from '#content/documents/field-kinds.ts'
import { priceParser, priceProjection } from '../../lake/fragments/price.ts'
import {
  headingProjection,
  sectionOf,
  shownWhenFields,
  shownWhenProjection,
} from '../../lake/fragments/text/heading.ts'

export const plansProjection = `
  ${headingProjection},
  plans[]->{_id, _type, ${shownWhenProjection}, title, bestFor, features, highlight, price->{${priceProjection}}}
`

const planParser = z.object({
  _id: z.string(),
  _type: z.literal('plan'),
  ...shownWhenFields,
  title: requiredText,
  bestFor: requiredText,
  features: texts(1, 'needs at least one point'),
  highlight: optionalText,
  price: priceParser,
})

export const plansParser = sectionOf('plans', {
  plans: z.array(planParser).min(1, 'needs at least one plan'),
})

export type PlanFragment = z.infer<typeof planParser>
export type PlansFragment = z.infer<typeof plansParser>
