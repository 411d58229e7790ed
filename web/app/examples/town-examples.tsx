import { MapOnRequest } from '../../components/area-map/map-on-request.tsx'
import { TownRoute } from '../../components/area-map/town-route.tsx'
import { AreaTiles } from '../../components/area-tiles/area-tiles.tsx'
import { ZipCheck } from '../../components/zip-check/zip-check.tsx'
import { exampleBusiness } from '../../lake/fragments/examples/example-business.ts'
import { exampleSite } from '../../lake/fragments/examples/example-site.ts'
import { exampleCity, exampleService, exampleText } from '../../lake/fragments/examples/examples.ts'
import { ServicesByLocation } from '../../page-kinds/home/folded.tsx'
import { Directions } from '../../page-kinds/location/location-template.tsx'
import { TownProfile } from '../../page-kinds/service-area/town-profile.tsx'
import type { TownFactsPage } from '../../sections/town-facts/facts-shown.tsx'
import type { TownFactsFragment } from '../../sections/town-facts/query.ts'
import { TownFacts } from '../../sections/town-facts/town-facts.tsx'
import { servedTownsExample } from './block-content.ts'
import type { Example, Examples } from './example.ts'
import { inSection } from './frames.tsx'
import { sectionContent } from './section-content.ts'
import { bareTownExample, townExample, townFactsExample, townFactsPageExample } from './town-content.ts'

type Show = TownFactsFragment['show']

const site = exampleSite
const business = exampleBusiness
const matthews = { name: 'Matthews', location: { lat: 35.1168, lng: -80.7237 } }
const map = 'https://www.openstreetmap.org/?mlat=35.1168&mlon=-80.7237#map=12/35.1168/-80.7237'
const embed = (box: string, marker: string) =>
  `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box, layer: 'mapnik', marker })}`
const zipMaps = ['28105', '28104'].map((code) => `https://www.google.com/maps/search/?api=1&query=NC+${code}`)
const route = 'https://www.google.com/maps/dir/?api=1&origin=Charlotte%2C+NC+28277&destination=Matthews%2C+NC'
const profile = { ...bareTownExample, reasons: null }
const town = { ...exampleCity, travelTime: '15–25 minutes' }
const townPaths = ['/service-areas/matthews', '/service-areas/rock-hill']
const charlotte = { ...exampleCity, _id: 'city-charlotte', name: 'Charlotte', slug: 'charlotte' }
const localPagesExample = [
  {
    _id: 'area-matthews-painting',
    _type: 'areaService',
    slug: 'matthews/painting',
    city: exampleCity._id,
    service: exampleService._id,
  },
] as const

const sectionOf = (show: Show) => ({ ...townFactsExample, _key: show, show, heading: `About ${show}` })
const facts = (shows: readonly Show[], page: TownFactsPage = townFactsPageExample) => (
  <TownFacts sections={shows.map(sectionOf)} page={page} site={site} />
)
/** What a town says of itself. */
const fact = (show: Show, ...says: string[]): Example => ({
  shows: facts([show]),
  says: [`About ${show}`, ...says],
})
const emptyPage = { ...townFactsPageExample, city: bareTownExample, mainServicesHere: [] }
const lacking: readonly Show[] = [
  ...(['about', 'landmarks', 'facts', 'home-market', 'building-market', 'climate'] as const),
  ...(['articles', 'links'] as const),
]

const townFacts: Examples = {
  'townFacts-zip-codes': {
    ...fact('zip-codes', '28105'),
    links: zipMaps,
  },
  'townFacts-neighborhoods': fact('neighborhoods', 'Sardis Forest'),
  'townFacts-landmarks': fact('landmarks', 'Stumptown Park'),
  'townFacts-hours': fact('hours', 'Saturday 8:00 AM–4:00 PM', 'Emergencies 24/7'),
  'townFacts-facts': fact(
    'facts',
    'Population (2020) 29,435',
    'Counties Mecklenburg, Union',
    'Landmarks Matthews Depot',
  ),
  // Landmarks have a section of their own on the same page.
  'townFacts-facts-without-landmarks': {
    shows: facts(['facts'], { ...townFactsPageExample, sections: [sectionOf('landmarks')] }),
    says: ['Population (2020) 29,435'],
    never: ['Depot'],
  },
  'townFacts-about': fact('about', 'Interior painting costs'),
  'townFacts-home-market': fact('home-market', 'Average home value $425,000'),
  'townFacts-building-market': fact('building-market', 'Custom homes 4–8 months'),
  'townFacts-property-types': fact('property-types', 'Brick ranches'),
  'townFacts-climate': fact('climate', 'Oak leaves in every gutter.'),
  'townFacts-articles': fact('articles', 'Permits and zoning'),
  // To the other main services of the town, not to the page itself.
  'townFacts-links': {
    ...fact('links', 'Matthews renovations'),
    links: ['renovations', 'construction', 'maintenance'].map((name) => `/service-areas/matthews/${name}`),
  },
  'townFacts-unknown': { shows: facts(lacking, emptyPage), says: [] },
  'townFacts-unknown-and-zip-codes': {
    shows: facts([...lacking, 'zip-codes'], emptyPage),
    says: ['About zip-codes'],
  },
  // They share a band, each under its own name and heading.
  'townFacts-in-one-band': {
    shows: facts(['zip-codes', 'neighborhoods', 'hours', 'about']),
    says: [/About about.*About zip-codes.*About neighborhoods.*About hours/],
  },
  'townFacts-with-quote-button': {
    shows: (
      <TownFacts
        sections={[{ ...townFactsExample, action: 'Get Pineville service quote' }]}
        page={townFactsPageExample}
        site={site}
      />
    ),
    says: ['Get Pineville service quote'],
    has: ['a[href="#contact"]'],
  },
}

const others: Examples = {
  TownProfile: {
    shows: (
      <TownProfile
        town={{ ...profile, ...townExample, reasons: ['We know which side of the county line you are on'] }}
        site={site}
      />
    ),
    says: [
      'Population (2020) 29,435',
      'Matthews Depot, Stumptown Park',
      'Saturday 8:00 AM–4:00 PM, by appointment',
      'Emergencies 24/7',
    ],
    // At the end the map, the route, each zip code and each article.
    links: ['/services/painting', 'tel:+17045550142', map, route, ...zipMaps, 'https://town.example/permits'],
  },
  // No empty headings.
  'TownProfile-bare': {
    shows: <TownProfile town={profile} site={site} />,
    says: ['28105'],
    never: ['Landmarks'],
  },
  Directions: {
    shows: <Directions town={town} directions={exampleText} arrival={exampleText} business={business} />,
    says: ['From our office to Matthews', 'On the day'],
  },
  'Directions-without-arrival': {
    shows: <Directions town={town} directions={exampleText} arrival={null} business={business} />,
    says: ['From our office to Matthews'],
    never: ['On the day'],
  },
  TownRoute: {
    shows: inSection(<TownRoute town={town} site={site} />),
    says: ['15–25 minutes'],
    links: [map, route],
  },
  AreaTiles: {
    shows: <AreaTiles heading="Find your town" cities={sectionContent.areas.cities} />,
    // The first zip code alone.
    says: ['28105'],
    never: ['28104'],
    links: townPaths,
  },
  'AreaTiles-of-some': {
    shows: <AreaTiles heading="Other towns" cities={sectionContent.areas.cities} withAll />,
    says: ['Other towns'],
    links: [...townPaths, '/service-areas'],
  },
  // Towns without such a page are left out.
  ServicesByLocation: {
    shows: (
      <ServicesByLocation
        heading="By town"
        intro={null}
        cities={[charlotte, exampleCity]}
        services={[exampleService]}
        pages={localPagesExample}
      />
    ),
    says: ['Matthews Painting'],
    never: ['Charlotte'],
    links: ['/service-areas/matthews/painting'],
  },
  // Without a script the button leads to the list, and what was typed goes nowhere.
  ZipCheck: {
    shows: inSection(<ZipCheck towns={servedTownsExample} business={business} />),
    says: [
      'We come to Matthews15–25 minutes 28105, 28104, 28106',
      'Extended area: call first Rock Hill, SC 29730',
      'We serve Matthews. Call us about other towns within 30+ miles of Charlotte.',
    ],
    links: ['tel:+17045550142', 'tel:+17045550142', '/service-areas', ...townPaths],
    has: ['#zip-codes'],
    attributes: { action: ['#zip-codes'], name: [] },
  },
  // Without a script the button is a link to the map. It asks no other host before that.
  MapOnRequest: {
    shows: inSection(<MapOnRequest business={business}>Drawing</MapOnRequest>),
    says: ['Drawing Show the mapFrom OpenStreetMap'],
    has: ['[aria-label="Show the map (opens in a new tab)"]'],
    links: [business.mapUrl],
    lacks: ['iframe'],
    // All that is served: 60 miles.
    attributes: { 'data-embed': [embed('-81.3750,34.7926,-80.3112,35.6616', '35.2271,-80.8431')] },
  },
  'MapOnRequest-town': {
    shows: inSection(
      <MapOnRequest business={business} town={matthews}>
        Drawing
      </MapOnRequest>,
    ),
    says: ['Show the map'],
    links: [map],
    // The town and what is around it: 12 miles.
    attributes: {
      'data-title': ['Map of Matthews on OpenStreetMap'],
      'data-embed': [embed('-80.8299,35.0299,-80.6175,35.2037', '35.1168,-80.7237')],
    },
  },
}

/** What a page says about a town, and where towns are found. */
export const townExamples: Examples = { ...townFacts, ...others }
