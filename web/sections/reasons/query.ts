import { z } from 'zod'
import { optionalText, requiredText } from '#content/documents/field-kinds.ts'
import { optionalPicture, pictureProjection } from '../../lake/fragments/picture.ts'
import { priceParser, priceProjection } from '../../lake/fragments/price.ts'
import { claimParser, claimProjection } from '../../lake/fragments/text/claim.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'

export const reasonsProjection = `${headingProjection}, purpose, points[]{
  _key, title, text, price->{${priceProjection}}, figure->{${claimProjection}}
}, picture{${pictureProjection}}`

const pointParser = z.object({
  _key: z.string(),
  title: requiredText,
  text: optionalText,
  price: priceParser.nullable(),
  figure: claimParser.nullable(),
})

export const reasonsParser = sectionOf('reasons', {
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
  picture: optionalPicture,
})

export type ReasonsFragment = z.infer<typeof reasonsParser>
