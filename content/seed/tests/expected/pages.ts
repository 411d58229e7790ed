import { areaPages, zipCodes } from './areas.ts'
import { hours, labels, pagesOf, type SpecifiedPage } from './page.ts'
import { servicePages } from './services.ts'
import { pagesOfTowns } from './towns.ts'

const counties = '30+ miles | Mecklenburg | Union | Cabarrus | Gaston'

/** Two forms ask for a quote here: one in the section on contact, and "Get Your FREE Estimate Today" in that on quotes. */
const homePage = `
/
  sections: about | stats 3+ | services 4 | popular-services 6 | additional-services 10 | contact | owner
  sections: gallery 13 | videos 4 | articles 3 | social 3+ | at-a-glance 3 | reviews 6+ | quote | areas 16
  sections: guide | services-by-location 5+ | faq 10 | links 10+ | estimate-form
  anchors: contact | quote
  texts: ${hours} | ${labels} | ${counties} | ${zipCodes} | Charlotte, NC 28277
  texts: Drywall repair from $75 | Deck staining from $3/sq ft | Painting from $2.50/sq ft
  texts: TV mounting from $125 | Plumbing fixtures from $95 | Ceiling fan installation from $150
  texts: 4.9/5 | 300+ | 500+ | 1000+ | 25+ | 8+ years | 200+ | 98% | A+ | Same day | All 13
  texts: 2.5K followers | 1.8K followers | 850 followers
  texts: 24 hours | 1 year | deposit | 1–2 weeks | Cash, check, credit card, debit card`

const areasPage = `
/service-areas
  sections: areas 16
  texts: ${zipCodes} | 15–25 minutes`

const aboutPage = `
/about
  texts: 8+ | 200+ | 98%`

const contactPage = `
/contact
  sections: contact
  texts: ${hours} | ${counties} | 28277 | within 24 hours`

const galleryPage = `
/gallery
  sections: gallery 13
  texts: All 13 | Kitchen Remodeling | Bathroom Remodeling | Home Renovations`

/** Every page that the site promises to have. */
export const specifiedPages: readonly SpecifiedPage[] = [
  ...pagesOf('homePage', homePage),
  ...servicePages,
  ...areaPages,
  ...pagesOfTowns,
  ...pagesOf('areasPage', areasPage),
  ...pagesOf('aboutPage', aboutPage),
  ...pagesOf('contactPage', contactPage),
  ...pagesOf('galleryPage', galleryPage),
]

const byPath = new Map(specifiedPages.map((page) => [page.path, page]))

export function specifiedPage(path: string): SpecifiedPage | undefined {
  return byPath.get(path)
}
