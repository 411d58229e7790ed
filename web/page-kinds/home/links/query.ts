import { z } from 'zod'
import {
  cityLinkParser,
  cityLinkProjection,
  serviceLinkParser,
  serviceLinkProjection,
} from '../../../fragments/link.ts'
import { partHeadingFields, partHeadingProjection } from '../../../fragments/text/heading.ts'

export const linksProjection = `
  ${partHeadingProjection},
  services[]->{${serviceLinkProjection}},
  cities[]->{${cityLinkProjection}}
`

export const linksParser = z.object({
  ...partHeadingFields,
  services: z.array(serviceLinkParser),
  cities: z.array(cityLinkParser),
})

export type LinksSlice = z.infer<typeof linksParser>
