import { z } from 'zod'
import { cityLinkParser, cityLinkProjection } from '../../lake/fragments/link.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'

export const areasProjection = `${headingProjection}, cities[]->{${cityLinkProjection}}`

export const areasParser = sectionOf('areas', {
  cities: z.array(cityLinkParser).min(1, 'needs at least one town'),
})

export type AreasFragment = z.infer<typeof areasParser>
