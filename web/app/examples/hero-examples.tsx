import { LocalHero } from '../../components/hero/local-hero.tsx'
import { PageHero } from '../../components/hero/page-hero.tsx'
import type { PriceFragment } from '../../lake/fragments/price.ts'
import { AnyTownHero } from '../../page-kinds/any-town/any-town-template.tsx'
import { HomeHero } from '../../page-kinds/home/home-hero.tsx'
import { ServiceHero } from '../../page-kinds/service/service-hero.tsx'
import {
  always,
  areaShown,
  home,
  painting,
  picture,
  price,
  sampleOf,
  site,
  trade,
} from '../../testing/samples.ts'
import type { Examples } from './example.ts'

const TEL = 'tel:+17045550142'
const hero = { ...painting.hero, picture }
const service = { ...painting, hero, sections: [] }
const bare = { ...service, hero: { ...hero, picture: null }, category: null, cardPrice: null }
const notice = sampleOf('notice')
const consultation = sampleOf('consultation')
const serviceCards = sampleOf('serviceCards')
const small = { ...price, kind: 'range', minimum: 5000, maximum: 7500, unit: 'job' } as const
const large = { ...small, _id: 'price-large', minimum: 15_000, maximum: 30_000 }
const tiers = { ...sampleOf('pricing'), prices: [small, large] }
const badges = sampleOf('badges')
const stats = sampleOf('stats')
const custom = { ...price, kind: 'custom', minimum: null, label: null } as const
const cards = (prices: readonly PriceFragment[]) => ({
  ...serviceCards,
  cards: prices.map((each, place) => ({
    ...serviceCards.cards[0],
    _key: each._id,
    title: `Job ${place + 1}`,
    text: 'What it covers.',
    features: null,
    service: null,
    picture: null,
    price: each,
  })),
})
const ownWords = {
  badge: 'Matthews specialists',
  action: 'Free consultation',
  projectsAction: 'View projects',
}
const ofHome = {
  hero,
  places: null,
  measure: null,
  jobs: home.popular.jobs,
  badges: [],
  business: site.business,
}
const deck = home.popular.jobs.find(({ title }) => title === 'Deck staining')
const onDeck = { _key: 'deck', x: 39.5, y: 37, price: deck?.price ?? price }
/** The shape of the picture cuts it off. */
const onRoof = { _key: 'roof', x: 50, y: 1, price }

/** The tops of pages. */
export const heroExamples: Examples = {
  Hero: {
    shows: <PageHero page="aboutPage" hero={hero} site={site} />,
    says: [hero.heading, hero.lead],
  },
  ServiceHero: {
    shows: <ServiceHero service={service} site={site} />,
    says: ['Starting at $2.50/sq ft', '4.9 of 5, 300+ reviews', 'Mon–Fri'],
    links: ['/', '/services/handyman', '#contact', TEL],
  },
  'ServiceHero-bare': {
    shows: <ServiceHero service={bare} site={site} />,
    says: [hero.heading],
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
  // What would stand right below it is in its facts.
  'ServiceHero-badges': {
    shows: <ServiceHero service={{ ...service, sections: [badges] }} site={site} />,
    says: badges.claims.map(({ label, value }) => `${label} ${value}`),
    never: ['Mon–Fri'],
  },
  'ServiceHero-cheapest-card': {
    shows: (
      <ServiceHero
        service={{ ...service, cardPrice: custom, sections: [cards([large, small])] }}
        site={site}
      />
    ),
    says: ['Price Job 2 from $50'],
  },
  'ServiceHero-cards-by-other-units': {
    shows: (
      <ServiceHero
        service={{ ...service, cardPrice: custom, sections: [cards([price, small])] }}
        site={site}
      />
    ),
    says: ['Price Custom pricing'],
  },
  // The phone comes first, and stands out; then how soon somebody comes.
  'ServiceHero-emergency': {
    shows: <ServiceHero service={{ ...service, sections: [notice, stats] }} site={site} />,
    says: stats.claims.slice(0, 2).map(({ label, value }) => `${label} ${value}`),
    never: ['Mon–Fri'],
    links: ['/', '/services/handyman', TEL, '#contact'],
    has: [`a[data-button][href="${TEL}"]`],
  },
  'ServiceHero-emergency-report': {
    shows: <ServiceHero service={{ ...service, sections: [notice, consultation] }} site={site} />,
    says: [consultation.action],
    links: ['/', '/services/handyman', TEL, '#report'],
  },
  'LocalHero-town': {
    shows: <LocalHero hero={hero} town={areaShown} site={site} />,
    says: [areaShown.travelTime ?? '', '28105, 28104', 'Get a Matthews quote'],
  },
  'LocalHero-vowel-and-many-zip-codes': {
    shows: (
      <LocalHero
        hero={hero}
        town={{ ...areaShown, name: 'Indian Trail', zipCodes: ['28202', '28203', '28204', '28211'] }}
        site={site}
      />
    ),
    says: ['Get an Indian Trail quote', '28202 to 28211, and more'],
  },
  LocalHero: {
    shows: <LocalHero hero={hero} town={areaShown} subject="Handyman" price={price} site={site} />,
    says: [
      'Matthews, NC',
      'Price Starting at $2.50/sq ft',
      areaShown.travelTime ?? '',
      'Get a Matthews quote',
    ],
    links: ['/', '/service-areas', '/service-areas/matthews', '#contact', TEL],
  },
  'LocalHero-own-words': {
    shows: <LocalHero hero={{ ...hero, ...ownWords }} hasProjects town={areaShown} site={site} />,
    says: Object.values(ownWords),
    never: ['Get a Matthews quote'],
    has: ['a[href="#projects"]'],
  },
  AnyTownHero: {
    shows: (
      <AnyTownHero
        trade={{ ...trade, picture: null, priceLists: [{ ...always, prices: [price] }] }}
        site={site}
      />
    ),
    says: ['Painting in Anytown', 'Price Starting at $2.50/sq ft'],
  },
  // The first picture of a page is fetched at once; a rendering says that it is one.
  HomeHero: {
    shows: <HomeHero {...ofHome} />,
    says: [hero.heading],
    has: ['img[fetchpriority="high"]'],
    attributes: {
      loading: ['eager'],
      alt: [`${picture.alt} (3D visualization)`],
    },
  },
  // No frame around nothing.
  'HomeHero-without-badges': {
    shows: <HomeHero {...ofHome} badges={[]} />,
    says: [hero.heading],
    lacks: ['ul'],
  },
  // A place has the number, the name and the price of its job.
  'HomeHero-places': {
    shows: <HomeHero {...ofHome} places={[onDeck]} />,
    says: ['Deck staining from $3/sq ft'],
    has: ['[width="39.5%"]'],
  },
  'HomeHero-place-cut-off': {
    shows: <HomeHero {...ofHome} places={[onRoof]} />,
    says: [hero.heading],
    never: ['from $2.50/sq ft'],
  },
  'HomeHero-measure': {
    shows: <HomeHero {...ofHome} measure={{ text: '43′-0″', left: 20, right: 80, y: 85 }} />,
    says: ['43′-0″'],
  },
}
