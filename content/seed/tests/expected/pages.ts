import { areaPages, zipCodes } from './areas.ts'
import { atLeast, hours, labels, type SpecifiedPage } from './page.ts'
import { servicePages } from './services.ts'
import { pagesOfTowns } from './towns.ts'

const counties = ['30+ miles', 'Mecklenburg', 'Union', 'Cabarrus', 'Gaston']

/** Two forms ask for a quote here: one in the section on contact, and "Get Your FREE Estimate Today" in that on quotes. */
const homePage: SpecifiedPage = {
  path: '/',
  kind: 'homePage',
  sections: {
    about: 'any',
    stats: atLeast(3),
    services: 4,
    'popular-services': 6,
    'additional-services': 10,
    contact: 'any',
    owner: 'any',
    gallery: 13,
    videos: 4,
    articles: 3,
    social: atLeast(3),
    'at-a-glance': 3,
    reviews: atLeast(6),
    quote: 'any',
    areas: 16,
    guide: 'any',
    'services-by-location': atLeast(5),
    faq: 10,
    links: atLeast(10),
    'estimate-form': 'any',
  },
  anchors: ['contact', 'quote'],
  texts: [
    ...[...hours, ...labels, ...counties, ...zipCodes, 'Charlotte, NC 28277'],
    ...['Drywall repair from $75', 'Deck staining from $3/sq ft', 'Painting from $2.50/sq ft'],
    ...['TV mounting from $125', 'Plumbing fixtures from $95', 'Ceiling fan installation from $150'],
    ...['4.9/5', '300+', '500+', '1000+', '25+', '8+ years', '200+', '98%', 'A+', 'Same day', 'All 13'],
    ...['2.5K followers', '1.8K followers', '850 followers'],
    ...['24 hours', '1 year', 'deposit', '1–2 weeks', 'Cash, check, credit card, debit card'],
  ],
}

const otherSinglePages: readonly SpecifiedPage[] = [
  {
    path: '/service-areas',
    kind: 'areasPage',
    sections: { areas: 16 },
    texts: [...zipCodes, '15–25 minutes'],
  },
  { path: '/about', kind: 'aboutPage', sections: {}, texts: ['8+', '200+', '98%'] },
  {
    path: '/contact',
    kind: 'contactPage',
    sections: { contact: 'any' },
    texts: [...hours, ...counties, '28277', 'within 24 hours'],
  },
  {
    path: '/gallery',
    kind: 'galleryPage',
    sections: { gallery: 13 },
    texts: ['All 13', 'Kitchen Remodeling', 'Bathroom Remodeling', 'Home Renovations'],
  },
]

/** Every page that the site promises to have. */
export const specifiedPages: readonly SpecifiedPage[] = [
  homePage,
  ...servicePages,
  ...areaPages,
  ...pagesOfTowns,
  ...otherSinglePages,
]

const byPath = new Map(specifiedPages.map((page) => [page.path, page]))

export function specifiedPage(path: string): SpecifiedPage | undefined {
  return byPath.get(path)
}
