import {
  exampleArticle,
  exampleCity,
  exampleClaim,
  exampleText,
} from '../../lake/fragments/examples/examples.ts'
import { type TownFragment, townParser } from '../../lake/fragments/town.ts'
import type { TownFactsPage } from '../../sections/town-facts/facts-shown.tsx'
import type { TownFactsFragment } from '../../sections/town-facts/query.ts'

export const townFactsExample: TownFactsFragment = {
  _key: 'zip-codes',
  _type: 'townFacts',
  heading: 'Zip codes',
  intro: null,
  show: 'zip-codes',
  action: null,
}

/** A town of which everything is known. */
export const townExample: TownFragment = {
  ...exampleCity,
  neighborhoods: ['Sardis Forest', 'Brightmoor'],
  landmarks: ['Matthews Depot', 'Stumptown Park', 'Squirrel Lake Park'],
  travelTime: '15–25 minutes',
  about: exampleText,
  population: 29_435,
  founded: 1879,
  areaSquareMiles: 17.2,
  counties: ['Mecklenburg', 'Union'],
  government: 'Mayor and board of commissioners',
  economy: ['Healthcare', 'Retail'],
  attractions: ['Farmers’ market'],
  averageHomeValue: 42_500_000,
  articles: [exampleArticle],
  popularRenovations: ['Open kitchens', 'Hall baths'],
  development: 'Infill homes and townhouses',
  activeAreas: ['Downtown', 'Monroe Road'],
  projectTimeline: { ...exampleClaim, _id: 'claim-homes', label: 'Custom homes', value: '4–8 months' },
  propertyTypes: ['Brick ranches', 'Townhouses'],
  climate: 'Oak leaves in every gutter.',
}

const nothing = Object.fromEntries(Object.keys(townExample).map((field) => [field, null]))

/** A town of which only its zip codes are known. */
export const bareTownExample = townParser.parse({ ...nothing, ...exampleCity })

export const townFactsPageExample: TownFactsPage = {
  _id: 'area-service-matthews-handyman',
  city: townExample,
  sections: [],
  mainServicesHere: ['handyman', 'renovations', 'construction', 'maintenance'].map((name) => ({
    _id: `area-service-matthews-${name}`,
    _type: 'areaService',
    title: `Matthews ${name}`,
    slug: `matthews/${name}`,
  })),
}
