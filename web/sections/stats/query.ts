import { z } from 'zod'
import { claimParser, claimProjection } from '../../fragments/text/claim.ts'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'

export const statsProjection = `${headingProjection}, claims[]->{${claimProjection}}`

export const statsParser = z.object({
  ...headingFields,
  _type: z.literal('stats'),
  claims: z.array(claimParser).min(1, 'needs at least one claim'),
})

export type StatsSlice = z.infer<typeof statsParser>
