import type { PageKind } from '#content/documents/shown-on.ts'
import type { PageQuery } from '../cms/page-query.ts'
import { aboutPage } from './about/query.ts'
import { anyTownPage } from './any-town/query.ts'
import { contactPage } from './contact/query.ts'
import { failure } from './error/query.ts'
import { contactCardContent } from './files/contact-card-query.ts'
import { manifestContent } from './files/manifest-query.ts'
import { reminders } from './files/reminders-query.ts'
import { galleryPage } from './gallery/query.ts'
import { homePage } from './home/query.ts'
import { locationPage } from './location/query.ts'
import { notFound } from './not-found/query.ts'
import { pricesPage } from './prices/query.ts'
import { servicePage } from './service/query.ts'
import { serviceAreaPage } from './service-area/query.ts'
import { areasPage } from './service-areas/query.ts'
import { serviceInAreaPage } from './service-in-area/query.ts'
import { accessibilityPage, privacyPage } from './statement/queries.ts'
import { townPage } from './town/query.ts'
import { townServicePage } from './town-service/query.ts'
import { requestPage } from './your-request/query.ts'

/** The query of each kind of page: one request loads all that it shows. */
export const pageQueries: Record<PageKind, PageQuery<unknown>> = {
  homePage,
  pricesPage,
  areasPage,
  galleryPage,
  aboutPage,
  contactPage,
  privacyPage,
  accessibilityPage,
  service: servicePage,
  city: serviceAreaPage,
  areaService: serviceInAreaPage,
  cityService: serviceInAreaPage,
  townPage,
  townService: townServicePage,
  locationPage,
  anyTown: anyTownPage,
  notFound,
  failure,
  requestPage,
  contactCard: contactCardContent,
  manifest: manifestContent,
  reminders,
}
