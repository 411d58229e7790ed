import { z } from 'zod'
import { cityLinkParser, cityLinkProjection } from '../../fragments/link.ts'
import { headingProjection, sectionOf } from '../../fragments/text/heading.ts'

export const areasProjection = `${headingProjection}, cities[]->{${cityLinkProjection}}`

export const areasParser = sectionOf('areas', {
  cities: z.array(cityLinkParser).min(1, 'needs at least one town'),
})

export type AreasFragment = z.infer<typeof areasParser>
