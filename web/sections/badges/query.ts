import { z } from 'zod'
import { claimParser, claimProjection } from '../../lake/fragments/text/claim.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'

export const badgesProjection = `${headingProjection}, claims[]->{${claimProjection}}`

export const badgesParser = sectionOf('badges', {
  claims: z.array(claimParser).min(1, 'needs at least one claim'),
})

export type BadgesFragment = z.infer<typeof badgesParser>
