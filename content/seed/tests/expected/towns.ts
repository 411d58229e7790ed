import { areas, crewHours } from './areas.ts'
import { atLeast, labels, type SpecifiedPage } from './page.ts'

/** Pages that tell of a town. Search engines keep the page of the area in their place. */
const townPages: readonly SpecifiedPage[] = [
  town('matthews', ['29,435', '1879', '28104', '28105', '$8,500', '$25,000', '$200/visit']),
  town('huntersville', ['61,376', '1873', '28078', '24/7']),
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
      ...['10,602', '1873', '28134', '24–48 hours', '20+', '1 year'],
    ],
  },
]

/** How we get there, and visitors to us. The office is in Charlotte, so nobody needs the way there. */
const locationPages = ['matthews', 'mint-hill', 'pineville', 'huntersville'].map((slug): SpecifiedPage => {
  const { drive = '', zipCodes = '' } = areas[slug] ?? {}
  return {
    path: `/locations/${slug}`,
    kind: 'locationPage',
    sections: { breadcrumb: 'any', directions: 'any', hours: 'any', 'zip-codes': 'any', services: 4 },
    texts: [drive, '28277', ...zipCodes.split(' '), ...labels, ...crewHours],
  }
})

/** What Matthews pays for each of a service's four jobs, and other figures. */
const inMatthews: Readonly<Record<string, readonly string[]>> = {
  'bathroom-remodeling': ['$8,500–25,000+', 'from $8,500', 'from $3,200', 'from $1,800', 'from $1,500'],
  'kitchen-remodeling': [
    ...['$25,000–75,000+', '3–6 weeks', 'from $25,000', 'from $8,500', 'from $3,500', 'from $2,200'],
  ],
  'painting-services': ['$2.50/sq ft', '$3.25/sq ft', '$125/door', '$2.75/sq ft', '2 years', '5 years'],
  'handyman-services': ['$125/hour', '$150/job', '$75/hour', '$200/visit', 'One hour'],
}

const townServices = Object.entries(inMatthews).map(
  ([service, texts]): SpecifiedPage => ({
    path: `/matthews/${service}`,
    kind: 'townService',
    sections: { services: 4, process: 6, why: 4, reviews: 3, faq: 4 },
    texts,
    links: ['#contact'],
  }),
)

export const pagesOfTowns: readonly SpecifiedPage[] = [...townPages, ...locationPages, ...townServices]

function town(slug: string, texts: readonly string[]): SpecifiedPage {
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
    texts,
    links: ['handyman', 'renovations', 'construction', 'maintenance'].map(
      (service) => `/services/${service}`,
    ),
  }
}
