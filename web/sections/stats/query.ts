import { z } from 'zod'
import { claimParser, claimProjection } from '../../lake/fragments/text/claim.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'

export const statsProjection = `${headingProjection}, claims[]->{${claimProjection}}`

export const statsParser = sectionOf('stats', {
  claims: z.array(claimParser).min(1, 'needs at least one claim'),
})

export type StatsFragment = z.infer<typeof statsParser>
