import type { PageKind } from '#content/shown-on.ts'
import type { PageQuery } from '../cms/page-query.ts'
import { aboutPage } from './about-page.ts'
import { anyTownPage } from './any-town-page.ts'
import { areaServicePage } from './area-service-page.ts'
import { areasPage } from './areas-page.ts'
import { cityPage } from './city-page.ts'
import { contactCardContent } from './contact-card.ts'
import { contactPage } from './contact-page.ts'
import { failure } from './failure.ts'
import { galleryPage } from './gallery-page.ts'
import { homePage } from './home-page.ts'
import { locationPage } from './location-page.ts'
import { manifestContent } from './manifest.ts'
import { notFound } from './not-found.ts'
import { pricesPage } from './prices-page.ts'
import { reminders } from './reminders.ts'
import { requestPage } from './request-page.ts'
import { servicePage } from './service-page.ts'
import { townPage } from './town-page.ts'
import { townServicePage } from './town-service-page.ts'

/** The one request of each kind of page. */
export const pageQueries: Record<PageKind, PageQuery<unknown>> = {
  homePage,
  pricesPage,
  areasPage,
  galleryPage,
  aboutPage,
  contactPage,
  service: servicePage,
  city: cityPage,
  areaService: areaServicePage,
  cityService: areaServicePage,
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
