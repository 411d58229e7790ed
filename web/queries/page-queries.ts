import { cityPage } from './city-page.ts'
import { homePage } from './home-page.ts'
import { servicePage } from './service-page.ts'

/** The query of each type of document that has a page. */
export const pageQueries = { homePage, service: servicePage, city: cityPage } as const
