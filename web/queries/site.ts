import { z } from 'zod'
import { businessParser, businessProjection } from '../documents/business.ts'
import { filled } from '../documents/filled.ts'
import {
  cityLinkParser,
  cityLinkProjection,
  serviceLinkParser,
  serviceLinkProjection,
} from '../documents/link.ts'
import { openingHoursParser, openingHoursProjection } from '../documents/opening-hours.ts'

/** What stands on every page: the business, its hours, and the pages that its menus and footer list. */
export const siteProjection = `
  "business": *[_type == "business"][0]{${businessProjection}},
  "openingHours": *[_type == "openingHours"][0]{${openingHoursProjection}},
  "mainServices": *[_type == "homePage"][0].services.main[]->{${serviceLinkProjection}, summary},
  "services": *[_type == "service" && defined(category)] | order(title asc){${serviceLinkProjection}},
  "cities": *[_type == "city"] | order(order asc){${cityLinkProjection}, tier, order, location{lat, lng}}
`

export const siteParser = z.object({
  business: businessParser,
  openingHours: openingHoursParser,
  mainServices: z.array(serviceLinkParser.extend({ summary: filled })),
  services: z.array(serviceLinkParser),
  cities: z.array(
    cityLinkParser.extend({
      tier: z.enum(['primary', 'extended', 'nearby']),
      order: z.number(),
      location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    }),
  ),
})

export type Site = z.infer<typeof siteParser>
