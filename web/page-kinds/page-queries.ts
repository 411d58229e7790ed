import type { PageKind } from '#content/documents/shown-on.ts'
import type { PageQuery } from '../lake/page-query.ts'
import { aboutPage } from './about/query.ts'
import { anyTownPage } from './any-town/query.ts'
import { contactPage } from './contact/query.ts'
import { contactCardContent, manifestContent, reminders } from './files/queries.ts'
import { galleryPage } from './gallery/query.ts'
import { homePage } from './home/query.ts'
import { townPage, townServicePage } from './local/queries.ts'
import { locationPage } from './location/query.ts'
import { notFound } from './not-found/query.ts'
import { pricesPage } from './prices/query.ts'
import { servicePage } from './service/query.ts'
import { serviceAreaPage } from './service-area/query.ts'
import { areasPage } from './service-areas/query.ts'
import { serviceInAreaPage } from './service-in-area/query.ts'
import { accessibilityPage, privacyPage } from './statement/queries.ts'

const queries = {
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
  failure: notFound,
  requestPage: notFound,
  contactCard: contactCardContent,
  manifest: manifestContent,
  reminders,
} satisfies Record<PageKind, PageQuery<unknown>>

/** What the lake's answer is parsed to, for each kind of page. */
export type AnswerOf = { [Kind in PageKind]: ReturnType<(typeof queries)[Kind]['parser']['parse']> }

/** The query of each kind of page: one request loads all that it shows. */
export const pageQueries: { [Kind in PageKind]: PageQuery<AnswerOf[Kind]> } = queries
