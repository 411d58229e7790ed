import { LocalHero } from '../../components/hero/local-hero.tsx'
import { PageHero } from '../../components/hero/page-hero.tsx'
import { exampleSite } from '../../lake/fragments/examples/example-site.ts'
import { exampleCity, examplePrice, exampleService } from '../../lake/fragments/examples/examples.ts'
import { AnyTownHero } from '../../page-kinds/any-town/any-town-template.tsx'
import { HomeHero } from '../../page-kinds/home/home-hero.tsx'
import { ServiceHero } from '../../page-kinds/service/service-hero.tsx'
import { heroExample, popularServicesExample } from './block-content.ts'
import type { Examples } from './example.ts'
import { tradeExample } from './price-content.ts'
import { sectionContent } from './section-content.ts'

const site = exampleSite
const TEL = 'tel:+17045550142'
const service = {
  title: 'Painting',
  hero: heroExample,
  category: { ...exampleService, title: 'Handyman', slug: 'handyman' },
  cardPrice: examplePrice,
  sections: [],
}
const bare = { ...service, hero: { ...heroExample, picture: null }, category: null, cardPrice: null }
const emergency = { ...sectionContent.notice, urgency: 'emergency' } as const
const small = { ...examplePrice, kind: 'range', minimum: 5000, maximum: 7500, unit: 'job' } as const
const large = { ...small, _id: 'price-large', minimum: 15_000, maximum: 30_000 }
const tiers = { ...sectionContent.pricing, prices: [small, large] }
const town = { ...exampleCity, travelTime: '15–25 minutes' }
const ownWords = {
  badge: 'Matthews specialists',
  action: 'Free consultation',
  projectsAction: 'View projects',
}
const home = {
  hero: heroExample,
  places: null,
  measure: null,
  jobs: popularServicesExample.jobs,
  badges: [],
  business: site.business,
}
const deckPrice = { ...examplePrice, _id: 'price-deck', minimum: 300 }
const jobs = home.jobs.map((job) => (job.title === 'Deck staining' ? { ...job, price: deckPrice } : job))
const onDeck = { _key: 'deck', x: 39.5, y: 37, price: deckPrice }
/** The shape of the picture cuts it off. */
const onRoof = { _key: 'roof', x: 50, y: 1, price: examplePrice }

/** The tops of pages. */
export const heroExamples: Examples = {
  Hero: {
    shows: <PageHero page="aboutPage" hero={heroExample} site={site} />,
    says: [heroExample.heading, heroExample.lead],
  },
  ServiceHero: {
    shows: <ServiceHero service={service} site={site} />,
    says: ['Starting at $2.50/sq ft', '4.9 of 5, 300+ reviews', 'Mon–Fri'],
    links: ['/', '/services/handyman', '#contact', TEL],
  },
  'ServiceHero-bare': {
    shows: <ServiceHero service={bare} site={site} />,
    says: [heroExample.heading],
    attributes: { src: [] },
  },
  'ServiceHero-one-price': {
    shows: <ServiceHero service={{ ...service, cardPrice: small }} site={site} />,
    says: ['Price $50–75'],
  },
  // The first of several tiers is not the price of the page.
  'ServiceHero-price-list': {
    shows: <ServiceHero service={{ ...service, cardPrice: small, sections: [tiers] }} site={site} />,
    says: ['Price Starting at $50'],
    never: ['Price $50–75'],
  },
  // The phone comes first, and stands out.
  'ServiceHero-emergency': {
    shows: <ServiceHero service={{ ...service, sections: [emergency] }} site={site} />,
    says: ['Hours Open 24/7'],
    never: ['Mon–Fri'],
    links: ['/', '/services/handyman', TEL, '#contact'],
    has: [`a[data-button][href="${TEL}"]`],
  },
  'ServiceHero-emergency-report': {
    shows: (
      <ServiceHero service={{ ...service, sections: [emergency, sectionContent.consultation] }} site={site} />
    ),
    says: ['Book a color consultation'],
    links: ['/', '/services/handyman', TEL, '#report'],
  },
  'LocalHero-town': {
    shows: <LocalHero hero={heroExample} town={town} homeValue={42_500_000} site={site} />,
    says: ['15–25 minutes', '28105, 28104', '$425,000', 'Get a Matthews quote'],
  },
  'LocalHero-vowel-and-many-zip-codes': {
    shows: (
      <LocalHero
        hero={heroExample}
        town={{ ...town, name: 'Indian Trail', zipCodes: ['28202', '28203', '28204', '28211'] }}
        site={site}
      />
    ),
    says: ['Get an Indian Trail quote', '28202 to 28211, and more'],
  },
  LocalHero: {
    shows: <LocalHero hero={heroExample} town={town} subject="Handyman" price={examplePrice} site={site} />,
    says: ['Matthews, NC', 'Price Starting at $2.50/sq ft', '15–25 minutes', 'Get a Matthews quote'],
    links: ['/', '/service-areas', '/service-areas/matthews', '#contact', TEL],
  },
  'LocalHero-own-words': {
    shows: <LocalHero hero={{ ...heroExample, ...ownWords }} town={town} site={site} />,
    says: Object.values(ownWords),
    never: ['Get a Matthews quote'],
    has: ['a[href="#projects"]'],
  },
  AnyTownHero: {
    shows: (
      <AnyTownHero
        trade={{ ...tradeExample, summary: 'Walls.', picture: null, listedPrices: [examplePrice] }}
        site={site}
      />
    ),
    says: ['Painting in Anytown', 'Price Starting at $2.50/sq ft'],
  },
  // The first picture of a page is fetched at once; a rendering says that it is one.
  HomeHero: {
    shows: <HomeHero {...home} />,
    says: [heroExample.heading],
    has: ['img[fetchpriority="high"]'],
    attributes: {
      loading: ['eager'],
      alt: ['Wall half painted sage green (3D visualization)'],
    },
  },
  // A place has the number, the name and the price of its job.
  'HomeHero-places': {
    shows: <HomeHero {...home} places={[onDeck]} jobs={jobs} />,
    says: ['Deck staining from $3/sq ft'],
    has: ['[width="39.5%"]'],
  },
  'HomeHero-place-cut-off': {
    shows: <HomeHero {...home} places={[onRoof]} />,
    says: [heroExample.heading],
    never: ['from $2.50/sq ft'],
  },
  'HomeHero-measure': {
    shows: <HomeHero {...home} measure={{ text: '43′-0″', left: 20, right: 80, y: 85 }} />,
    says: ['43′-0″'],
  },
}
