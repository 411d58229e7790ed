import { atLeast, type SpecifiedPage } from './page.ts'

type Area = {
  slug: string
  zipCodes: readonly string[]
  /** What a home costs there. */
  homePrice: string
  /** Beside its own page the area has that of a town, whose reviews and questions it shows too. */
  isTown?: true
}

const areas: readonly Area[] = [
  { slug: 'charlotte', zipCodes: ['28202', '28211'], homePrice: '$350,000' },
  { slug: 'matthews', zipCodes: ['28104', '28105'], homePrice: '$425,000', isTown: true },
  { slug: 'mint-hill', zipCodes: ['28227'], homePrice: '$380,000' },
  { slug: 'pineville', zipCodes: ['28134'], homePrice: '$315,000', isTown: true },
  { slug: 'huntersville', zipCodes: ['28078'], homePrice: '$475,000', isTown: true },
]

export const areaPages: readonly SpecifiedPage[] = areas.flatMap((area) => [
  overview(area),
  handyman(area),
  renovations(area),
  construction(area),
  maintenance(area),
  ...['painting', 'plumbing', 'electrical', 'tiling'].map((trade) => tradeThere(area, trade)),
])

function overview({ slug, zipCodes, isTown }: Area): SpecifiedPage {
  const services = ['handyman', 'renovations', 'construction', 'maintenance']
  return {
    path: pathOf(slug),
    kind: 'city',
    sections: {
      breadcrumb: 'any',
      services: 4,
      why: atLeast(4),
      details: 'any',
      about: 'any',
      areas: atLeast(4),
      articles: atLeast(1),
      ...(isTown ? { reviews: { either: [2, 5] }, faq: 6, facts: 'any' } : { reviews: 2 }),
    },
    texts: zipCodes,
    links: services.map((service) => pathOf(slug, service)),
  }
}

function handyman({ slug, zipCodes }: Area): SpecifiedPage {
  return {
    path: pathOf(slug, 'handyman'),
    kind: 'areaService',
    sections: {
      services: 12,
      why: atLeast(4),
      'zip-codes': 'any',
      neighborhoods: 'any',
      hours: 'any',
      links: 3,
      reviews: 3,
      about: 'any',
    },
    texts: [...zipCodes, 'Starting at $85'],
  }
}

function renovations({ slug, homePrice }: Area): SpecifiedPage {
  return {
    path: pathOf(slug, 'renovations'),
    kind: 'areaService',
    sections: { services: 3, market: 'any', process: 4, links: 3, reviews: 2 },
    texts: [homePrice, 'Free Consultation', 'Design & Planning', 'Permits & Approval', 'Construction'],
  }
}

function construction({ slug }: Area): SpecifiedPage {
  return {
    path: pathOf(slug, 'construction'),
    kind: 'areaService',
    sections: { services: 3, market: 'any', process: 5, reviews: 3 },
    texts: ['Site Analysis', 'Final Inspection'],
  }
}

function maintenance({ slug }: Area): SpecifiedPage {
  return {
    path: pathOf(slug, 'maintenance'),
    kind: 'areaService',
    sections: { services: 3, 'property-types': atLeast(2), climate: 'any', plans: 3, reviews: 3 },
    texts: ['$99/month', '$199/month'],
  }
}

function tradeThere({ slug }: Area, trade: string): SpecifiedPage {
  return {
    path: pathOf(slug, trade),
    kind: 'cityService',
    sections: { services: 16, why: atLeast(4), neighborhoods: 8 },
  }
}

function pathOf(slug: string, service?: string): string {
  return ['/service-areas', slug, service].filter(Boolean).join('/')
}
