import { z } from 'zod'
import type { PageQueries } from './refresh.ts'

const parser = z.object({ site: z.unknown(), page: z.object({ _id: z.string(), words: z.string() }) })

/** For tests: a query for each kind of page, whose text is the name of the kind, as the lake of the test site answers it. */
export const queries: PageQueries = {
  homePage: { groq: 'homePage', parser },
  pricesPage: { groq: 'pricesPage', parser },
  areasPage: { groq: 'areasPage', parser },
  galleryPage: { groq: 'galleryPage', parser },
  aboutPage: { groq: 'aboutPage', parser },
  contactPage: { groq: 'contactPage', parser },
  service: { groq: 'service', parser },
  city: { groq: 'city', parser },
  areaService: { groq: 'areaService', parser },
  cityService: { groq: 'areaService', parser },
  townPage: { groq: 'townPage', parser },
  townService: { groq: 'townService', parser },
  locationPage: { groq: 'locationPage', parser },
  anyTown: { groq: 'anyTown', parser },
  notFound: { groq: 'notFound', parser },
  failure: { groq: 'failure', parser },
  requestPage: { groq: 'requestPage', parser },
  contactCard: { groq: 'contactCard', parser },
  manifest: { groq: 'manifest', parser },
  reminders: { groq: 'reminders', parser },
}
