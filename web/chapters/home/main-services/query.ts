import { z } from 'zod'
import { serviceCardParser, serviceCardProjection } from '../../../documents/service-card.ts'
import { partHeadingFields, partHeadingProjection } from '../../../parts/heading.ts'

export const mainServicesProjection = `${partHeadingProjection}, main[]->{${serviceCardProjection}}`

export const mainServicesParser = z.object({
  ...partHeadingFields,
  main: z.array(serviceCardParser).min(1, 'needs at least one main service'),
})

export type MainServicesSlice = z.infer<typeof mainServicesParser>
