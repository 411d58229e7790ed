import { z } from 'zod'
import { cityLinkParser, cityLinkProjection } from '../../fragments/link.ts'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'

export const areasProjection = `${headingProjection}, cities[]->{${cityLinkProjection}}`

export const areasParser = z.object({
  ...headingFields,
  _type: z.literal('areas'),
  cities: z.array(cityLinkParser).min(1, 'needs at least one town'),
})

export type AreasSlice = z.infer<typeof areasParser>
