import { z } from 'zod'
import {
  cityLinkParser,
  cityLinkProjection,
  serviceLinkParser,
  serviceLinkProjection,
} from '../../../fragments/link.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../../fragments/text/heading.ts'

export const linksProjection = `
  ${blockHeadingProjection},
  services[]->{${serviceLinkProjection}},
  cities[]->{${cityLinkProjection}}
`

export const linksParser = z.object({
  ...blockHeadingFields,
  services: z.array(serviceLinkParser),
  cities: z.array(cityLinkParser),
})

export type LinksFragment = z.infer<typeof linksParser>
