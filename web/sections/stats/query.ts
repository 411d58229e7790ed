import { z } from 'zod'
import { claimParser, claimProjection } from '../../fragments/text/claim.ts'
import { headingProjection, sectionOf } from '../../fragments/text/heading.ts'

export const statsProjection = `${headingProjection}, claims[]->{${claimProjection}}`

export const statsParser = sectionOf('stats', {
  claims: z.array(claimParser).min(1, 'needs at least one claim'),
})

export type StatsFragment = z.infer<typeof statsParser>
