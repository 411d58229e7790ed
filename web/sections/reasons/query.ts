import { z } from 'zod'
import { claimParser, claimProjection } from '../../documents/claim.ts'
import { filled } from '../../documents/filled.ts'
import { priceParser, priceProjection } from '../../documents/price.ts'
import { headingFields, headingProjection } from '../../parts/heading.ts'

export const reasonsProjection = `${headingProjection}, purpose, points[]{
  _key, title, text, price->{${priceProjection}}, figure->{${claimProjection}}
}`

const pointParser = z.object({
  _key: z.string(),
  title: filled,
  text: z.string().nullable(),
  price: priceParser.nullable(),
  figure: claimParser.nullable(),
})

export const reasonsParser = z.object({
  ...headingFields,
  _type: z.literal('reasons'),
  purpose: z.enum([
    'why',
    'benefits',
    'features',
    'property-types',
    'when-to-call',
    'trends',
    'materials',
    'timeline',
  ]),
  points: z.array(pointParser).min(2, 'needs at least two points'),
})

export type ReasonsSlice = z.infer<typeof reasonsParser>
