import { pathOf } from '#content/addresses/routes.ts'
import { MapOnRequest } from '../../components/area-map/map-on-request.tsx'
import { TownRoute } from '../../components/area-map/town-route.tsx'
import { AreaTiles } from '../../components/area-tiles/area-tiles.tsx'
import { ZipCheck, ZipCodeList } from '../../components/zip-check/zip-check.tsx'
import { plainText } from '../../lake/fragments/text/plain-text.ts'
import { townParser } from '../../lake/fragments/town.ts'
import { ServicesByLocation } from '../../page-kinds/home/folded.tsx'
import { Directions } from '../../page-kinds/location/location-template.tsx'
import { TownAtAGlance, TownProfile } from '../../page-kinds/service-area/town-profile.tsx'
import type { TownFactsPage } from '../../sections/town-facts/facts-shown.tsx'
import type { TownFactsFragment } from '../../sections/town-facts/query.ts'
import { TownFacts } from '../../sections/town-facts/town-facts.tsx'
import { always, areaShown, business, home, site, text, townAt, townShown } from '../../testing/samples.ts'
import type { Example, Examples } from './example.ts'
import { inSection } from './frames.tsx'

type Show = TownFactsFragment['show']

const { city } = townShown
const matthews = townAt('matthews')
const cities = [matthews, townAt('rock-hill')]
const map = 'https://www.openstreetmap.org/?mlat=35.1168&mlon=-80.7237#map=12/35.1168/-80.7237'
const embed = (box: string, marker: string) =>
  `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box, layer: 'mapnik', marker })}`
const zipMaps = ['28105', '28104'].map((code) => `https://www.google.com/maps/search/?api=1&query=NC+${code}`)
const route = 'https://www.google.com/maps/dir/?api=1&origin=Charlotte%2C+NC+28277&destination=Matthews%2C+NC'
const articles = city.articles?.map(({ url }) => url) ?? []
const travelTime = city.travelTime ?? ''
const townPaths = ['/service-areas/matthews', '/service-areas/rock-hill']
/** A town of which only its zip codes are known. */
const bare = townParser.parse({
  ...Object.fromEntries(Object.keys(city).map((field) => [field, null])),
  ...matthews,
})
const profile = { ...bare, reasons: null }
const served = cities.map((town) => ({
  ...town,
  travelTime: town === matthews ? travelTime : null,
  furtherZipCodes: town === matthews ? ['28106'] : null,
}))
const [here, ...elsewhere] = townShown.mainServicesHere

const sectionOf = (show: Show): TownFactsFragment => ({
  ...{ _key: show, _type: 'townFacts', heading: `About ${show}`, intro: null, show, action: null },
})
/** Beside the town's facts it has no section. */
const townPage = { ...townShown, sections: [] }
const facts = (shows: readonly Show[], page: TownFactsPage = townPage) => (
  <TownFacts sections={shows.map(sectionOf)} page={page} site={site} />
)
/** What a town says of itself. */
const fact = (show: Show, ...says: string[]): Example => ({
  shows: facts([show]),
  says: [`About ${show}`, ...says],
})
const emptyPage = { ...townPage, city: bare, mainServicesHere: [] }
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
  'townFacts-facts': {
    shows: facts(['facts'], { ...townPage, city: { ...city, counties: ['Mecklenburg', 'Union'] } }),
    says: ['Population (2020) 29,435', 'Counties Mecklenburg, Union', 'Landmarks Matthews Depot'],
  },
  // Landmarks have a section of their own on the same page.
  'townFacts-facts-without-landmarks': {
    shows: facts(['facts'], { ...townPage, sections: [{ ...always, ...sectionOf('landmarks') }] }),
    says: ['Population (2020) 29,435'],
    never: ['Depot'],
  },
  'townFacts-about': fact('about', plainText(city.about ?? [], business).slice(0, 30)),
  'townFacts-home-market': fact('home-market', 'Average home value $425,000'),
  'townFacts-building-market': fact(
    'building-market',
    `${city.projectTimeline?.label} ${city.projectTimeline?.value}`,
  ),
  'townFacts-property-types': fact('property-types', ...(city.propertyTypes ?? [])),
  'townFacts-climate': fact('climate', city.climate ?? ''),
  'townFacts-articles': fact('articles', city.articles?.[0]?.title ?? ''),
  // To the other main services of the town, not to the page itself.
  'townFacts-links': {
    shows: facts(['links'], { ...townPage, _id: here?._id ?? '' }),
    says: elsewhere.map(({ title }) => title),
    links: elsewhere.map(pathOf),
  },
  'townFacts-unknown': { shows: facts(lacking, emptyPage), says: [] },
  'townFacts-unknown-and-zip-codes': {
    shows: facts([...lacking, 'zip-codes'], emptyPage),
    says: ['About zip-codes'],
  },
  // They share a band, each under its own name and heading.
  'townFacts-in-one-band': {
    shows: facts(['zip-codes', 'neighborhoods', 'hours', 'about']),
    says: [/About zip-codes.*About neighborhoods.*About about.*About hours/],
  },
  'townFacts-with-quote-button': {
    shows: (
      <TownFacts
        sections={[{ ...sectionOf('zip-codes'), action: 'Get Pineville service quote' }]}
        page={townPage}
        site={site}
      />
    ),
    says: ['Get Pineville service quote'],
    has: ['a[href="#contact"]'],
  },
}

const others: Examples = {
  TownProfile: {
    shows: <TownProfile town={{ ...areaShown, about: text }} site={site} />,
    says: ['Population (2020) 29,435', 'Average home value $425,000'],
    links: ['/services/painting', 'tel:+17045550142', ...articles],
  },
  TownAtAGlance: {
    shows: <TownAtAGlance town={areaShown} site={site} />,
    says: ['Matthews Depot, Stumptown Park', 'Saturday 8:00 AM–4:00 PM, by appointment', 'Emergencies 24/7'],
    // The map, the route, and each zip code.
    links: [map, route, ...zipMaps],
  },
  // No empty headings.
  'TownAtAGlance-bare': {
    shows: <TownAtAGlance town={profile} site={site} />,
    says: ['28105'],
    never: ['Landmarks'],
  },
  Directions: {
    shows: <Directions town={areaShown} directions={text} arrival={text} business={business} />,
    says: ['From our office to Matthews', 'On the day'],
  },
  'Directions-without-arrival': {
    shows: <Directions town={areaShown} directions={text} arrival={null} business={business} />,
    says: ['From our office to Matthews'],
    never: ['On the day'],
  },
  TownRoute: {
    shows: inSection(<TownRoute town={areaShown} site={site} place="narrow" />),
    says: ['Directions from our office'],
    links: [map, route],
  },
  AreaTiles: {
    shows: <AreaTiles heading="Find your town" cities={cities} business={business} />,
    // The first zip code alone.
    says: ['28105'],
    never: ['28104'],
    links: townPaths,
  },
  'AreaTiles-of-some': {
    shows: <AreaTiles heading="Other towns" cities={cities} business={business} withAll />,
    says: ['Other towns'],
    links: [...townPaths, '/service-areas'],
  },
  // Towns without such a page are left out.
  'ServicesByLocation-none': {
    shows: <ServicesByLocation heading="By town" intro={null} cities={cities} services={[]} pages={[]} />,
    says: [],
    lacks: ['section'],
  },
  ServicesByLocation: {
    shows: (
      <ServicesByLocation
        heading="By town"
        intro={null}
        cities={[townAt('concord'), matthews]}
        services={site.mainServices}
        pages={home.pagesByLocation}
      />
    ),
    says: ['Matthews Handyman'],
    never: ['Concord'],
    links: site.mainServices.map(({ slug }) => `/service-areas/matthews/${slug}`),
  },
  // Without a script the button leads to the list, and what was typed goes nowhere.
  ZipCheck: {
    shows: inSection(
      <>
        <ZipCheck towns={served} business={business} />
        <ZipCodeList towns={served} business={business} />
      </>,
    ),
    says: [
      `We come to Matthews${travelTime} 28105, 28104, 28106`,
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
    says: ['Drawing Show the map (opens in a new tab)From OpenStreetMap'],
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
