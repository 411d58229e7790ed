import { areas, crewHours } from './areas.ts'
import { labels, pagesOf, type SpecifiedPage } from './page.ts'

/** Pages that tell of a town. Search engines know each beside the page of its area. */
const town = `
  sections: breadcrumb | services 4 | neighborhoods | zip-codes | facts | articles 1+ | reviews 3 | faq 6
  links: /services/handyman | /services/renovations | /services/construction | /services/maintenance`
const townPages = `
/cities/matthews${town}
  texts: 29,435 | 1879 | 28104 | 28105 | $8,500 | $25,000 | $200/visit
/cities/huntersville${town}
  texts: 61,376 | 1873 | 28078 | 24/7
/cities/pineville
  sections: services 4+ | why 3 | zip-codes | neighborhoods | landmarks 3 | about | reviews 3 | faq 6
  texts: Pineville, NC Historic & Modern Construction Services | View Historic Projects
  texts: Why Pineville Residents Choose | Get Pineville Service Quote | Email for Historic Quote
  texts: 10,602 | 1873 | 28134 | 24–48 hours | 20+ | 1 year`

/** How we get there, and visitors to us. The office is in Charlotte, so nobody needs the way there. */
const locationPages = ['matthews', 'mint-hill', 'pineville', 'huntersville'].map(
  (slug) => `
/locations/${slug}
  sections: breadcrumb | directions | hours | zip-codes | services 4
  texts: ${areas[slug]?.drive} | 28277 | ${areas[slug]?.zipCodes} | ${labels} | ${crewHours}`,
)

/** What Matthews pays for each of a service's four jobs, and other figures. */
const inTown = `
  sections: services 4 | process 6 | why 4 | reviews 3 | faq 4
  links: #contact`
const townServices = `
/matthews/bathroom-remodeling${inTown}
  texts: $8,500–25,000+ | from $8,500 | from $3,200 | from $1,800 | from $1,500
/matthews/kitchen-remodeling${inTown}
  texts: $25,000–75,000+ | 3–6 weeks | from $25,000 | from $8,500 | from $3,500 | from $2,200
/matthews/painting-services${inTown}
  texts: $2.50/sq ft | $3.25/sq ft | $125/door | $2.75/sq ft | 2 years | 5 years
/matthews/handyman-services${inTown}
  texts: $125/hour | $150/job | $75/hour | $200/visit | One hour`

export const pagesOfTowns: readonly SpecifiedPage[] = [
  ...pagesOf('townPage', townPages),
  ...pagesOf('locationPage', locationPages.join('')),
  ...pagesOf('townService', townServices),
]
