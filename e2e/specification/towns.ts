import { atLeast, type SpecifiedPage } from './page.ts'

/** Pages that tell of a town. Search engines keep the page of the area in their place. */
const townPages: readonly SpecifiedPage[] = [
  town('matthews'),
  town('huntersville'),
  {
    path: '/cities/pineville',
    kind: 'townPage',
    sections: {
      services: atLeast(4),
      why: 3,
      'zip-codes': 'any',
      neighborhoods: 'any',
      landmarks: 3,
      about: 'any',
      reviews: 3,
      faq: 6,
    },
    texts: [
      'Pineville, NC Historic & Modern Construction Services',
      'View Historic Projects',
      'Why Pineville Residents Choose',
      'Get Pineville Service Quote',
      'Email for Historic Quote',
    ],
  },
]

/** How we get there, and visitors to us. */
const locationPages: readonly SpecifiedPage[] = ['matthews', 'mint-hill', 'pineville', 'huntersville'].map(
  (slug) => ({
    path: `/locations/${slug}`,
    kind: 'locationPage',
    sections: { breadcrumb: 'any', directions: 'any', hours: 'any', 'zip-codes': 'any', services: 4 },
  }),
)

/** What Matthews pays for each of a service's four jobs. */
const matthewsPrices: Readonly<Record<string, readonly string[]>> = {
  'bathroom-remodeling': ['$8,500', '$3,200', '$1,800', '$1,500'],
  'kitchen-remodeling': ['$25,000', '$8,500', '$3,500', '$2,200'],
  'painting-services': ['$2.50/sq ft', '$3.25/sq ft', '$125/door', '$2.75/sq ft'],
  'handyman-services': ['$125/hour', '$150/job', '$75/hour', '$200/visit'],
}

const townServices = Object.entries(matthewsPrices).map(
  ([service, prices]): SpecifiedPage => ({
    path: `/matthews/${service}`,
    kind: 'townService',
    sections: { services: 4, process: 6, why: 4, reviews: 3, faq: 4 },
    texts: prices,
    links: ['#contact'],
  }),
)

export const pagesOfTowns: readonly SpecifiedPage[] = [...townPages, ...locationPages, ...townServices]

function town(slug: string): SpecifiedPage {
  return {
    path: `/cities/${slug}`,
    kind: 'townPage',
    sections: {
      breadcrumb: 'any',
      services: 4,
      neighborhoods: 'any',
      'zip-codes': 'any',
      facts: 'any',
      articles: atLeast(1),
      reviews: 3,
      faq: 6,
    },
    links: ['handyman', 'renovations', 'construction', 'maintenance'].map(
      (service) => `/services/${service}`,
    ),
  }
}
