import { z } from 'zod'
import { hideablePages } from '#content/addresses/routes.ts'
import { place } from '#content/documents/field-kinds.ts'
import { hideableTypes } from '../hidden.ts'
import { cityLinkParser, cityLinkProjection, serviceLinkParser, serviceLinkProjection } from '../link.ts'
import { optionalPicture, pictureProjection } from '../picture.ts'
import { singleton } from '../singleton.ts'
import { businessParser, businessProjection } from './business.ts'
import { navigationParser, navigationProjection } from './navigation.ts'
import { openingHoursParser, openingHoursProjection } from './opening-hours.ts'

/** What stands on every page: the business, its hours, its menus, and all services and towns. */
export const siteProjection = `
  "business": ${singleton('business')}{${businessProjection}},
  "openingHours": ${singleton('openingHours')}{${openingHoursProjection}},
  "navigation": ${singleton('navigation')}{${navigationProjection}},
  "mainServices": *[_type == "homePage"][0].services.main[]->{
    ${serviceLinkProjection}, picture{${pictureProjection}}
  },
  "services": *[_type == "service" && defined(category)] | order(title asc){${serviceLinkProjection}},
  "cities": *[_type == "city"] | order(order asc){${cityLinkProjection}, tier, order, location{lat, lng}},
  "hiddenPages": *[_type in [${hideableTypes}] && shown == false]._type
`

export const siteParser = z.object({
  business: businessParser,
  openingHours: openingHoursParser,
  navigation: navigationParser,
  /** Those that the home page names. One that names none, by a program, costs no other page. */
  mainServices: z
    .array(serviceLinkParser.extend({ picture: optionalPicture }).nullable())
    .nullable()
    .transform((named) => (named ?? []).filter((service) => service !== null)),
  services: z.array(serviceLinkParser),
  cities: z.array(
    cityLinkParser.extend({
      tier: z.enum(['primary', 'extended', 'nearby']),
      /** Not shown, but required: a town that lost it would move to the end of all lists. */
      order: z.number(),
      location: place.nullable(),
    }),
  ),
  /** The pages that exist once and that nothing may lead to now. */
  hiddenPages: z.array(z.enum(hideablePages)),
})

export type Site = z.infer<typeof siteParser>

/** Every service that the website shows. */
export const servicesOf = ({ mainServices, services }: Pick<Site, 'mainServices' | 'services'>) => [
  ...mainServices,
  ...services,
]
