import { z } from 'zod'

const parser = z.object({ site: z.unknown(), page: z.object({ _id: z.string(), words: z.string() }) })
const queryOf = (groq: string) => ({ groq, parser })

/**
 * A query for each kind of page, whose text is the name of the kind, as the lake of the tests answers it. What is below a town
 * is a service there or a trade: one address stands for both.
 */
export const pageQueries = {
  homePage: queryOf('homePage'),
  pricesPage: queryOf('pricesPage'),
  areasPage: queryOf('areasPage'),
  galleryPage: queryOf('galleryPage'),
  aboutPage: queryOf('aboutPage'),
  contactPage: queryOf('contactPage'),
  privacyPage: queryOf('privacyPage'),
  accessibilityPage: queryOf('accessibilityPage'),
  service: queryOf('service'),
  city: queryOf('city'),
  areaService: queryOf('areaService'),
  cityService: queryOf('areaService'),
  townPage: queryOf('townPage'),
  townService: queryOf('townService'),
  locationPage: queryOf('locationPage'),
  anyTown: queryOf('anyTown'),
  notFound: queryOf('notFound'),
  failure: queryOf('failure'),
  requestPage: queryOf('requestPage'),
  contactCard: queryOf('contactCard'),
  manifest: queryOf('manifest'),
  reminders: queryOf('reminders'),
}
