import { z } from 'zod'
import { claimParser, claimProjection } from '../../fragments/text/claim.ts'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'

export const badgesProjection = `${headingProjection}, claims[]->{${claimProjection}}`

export const badgesParser = z.object({
  ...headingFields,
  _type: z.literal('badges'),
  claims: z.array(claimParser).min(1, 'needs at least one claim'),
})

export type BadgesSlice = z.infer<typeof badgesParser>
