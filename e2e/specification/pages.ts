import { singlePages } from '#content/addresses/routes.ts'
import { areaPages } from './areas.ts'
import { atLeast, type SpecifiedPage } from './page.ts'
import { servicePages } from './services.ts'
import { pagesOfTowns } from './towns.ts'

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
}

const areasPage: SpecifiedPage = { path: '/service-areas', kind: 'areasPage', sections: { areas: 16 } }

const otherSinglePages: readonly SpecifiedPage[] = [
  { path: '/about', kind: 'aboutPage', sections: {} },
  { path: '/contact', kind: 'contactPage', sections: { contact: 'any' } },
  { path: '/gallery', kind: 'galleryPage', sections: { gallery: 13 } },
]

/** Every page that the site promises to have. */
export const specifiedPages: readonly SpecifiedPage[] = [
  homePage,
  ...servicePages,
  areasPage,
  ...areaPages,
  ...pagesOfTowns,
  ...otherSinglePages,
]

const byPath = new Map(specifiedPages.map((page) => [page.path, page]))

export function specifiedPage(path: string): SpecifiedPage | undefined {
  return byPath.get(path)
}

/** One path for each template there is. */
export function onePathOfEachKind(): string[] {
  const byKind = new Map(specifiedPages.map(({ kind, path }) => [kind, path]))
  const singles = Object.values(singlePages).map(({ path }) => path)
  return [...new Set([...byKind.values(), ...singles, '/no/such/page'])]
}
