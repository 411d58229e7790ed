import { expect, test } from 'vitest'
import { heroExample } from '../components/hero/example.ts'
import { LocalHero } from '../components/hero/local-hero.tsx'
import { exampleSite } from '../fragments/examples/example-site.ts'
import { exampleCity, examplePrice, exampleService } from '../fragments/examples/examples.ts'
import { consultationExample } from '../sections/consultation/example.ts'
import { noticeExample } from '../sections/notice/example.ts'
import { Rendered } from '../testing/rendered.ts'
import { AnyTownHero } from './any-town/any-town-hero.tsx'
import { HomeHero } from './home/hero/home-hero.tsx'
import { popularServicesExample } from './home/popular-services/example.ts'
import { ServiceHero } from './service/service-hero.tsx'
import { ServiceAreaHero } from './service-area/service-area-hero.tsx'
import { tradeExample } from './trade/example.ts'

const service = {
  title: 'Painting',
  hero: heroExample,
  category: { ...exampleService, title: 'Handyman', slug: 'handyman' },
  cardPrice: examplePrice,
  sections: [],
}
const town = { ...exampleCity, hero: heroExample, travelTime: '15–25 minutes', averageHomeValue: 42_500_000 }

const homeTop = {
  hero: heroExample,
  places: null,
  measure: null,
  jobs: popularServicesExample.jobs,
  badges: [],
  business: exampleSite.business,
}

test('a service page starts with where it belongs, a call button and an estimate button', () => {
  const hero = new Rendered(<ServiceHero service={service} site={exampleSite} />)
  expect(hero.sections).toEqual(['breadcrumb', 'hero'])
  expect(hero.links).toEqual(['/', '/services/handyman', '#contact', 'tel:+17045550142'])
  expect(hero.text).toContain('Starting at $2.50/sq ft')
  expect(hero.text).toContain('4.9 of 5, 300+ reviews')
})

test('a page without a picture is a page all the same', () => {
  const bare = { ...service, hero: { ...heroExample, picture: null }, category: null, cardPrice: null }
  const hero = new Rendered(<ServiceHero service={bare} site={exampleSite} />)
  expect(hero.attributes('src')).toEqual([])
  expect(hero.text).toContain(heroExample.heading)
})

test('a town page says how far it is and what homes are worth there', () => {
  const hero = new Rendered(<ServiceAreaHero town={town} site={exampleSite} />)
  expect(hero.text).toContain('15–25 minutes')
  expect(hero.text).toContain('28105, 28104')
  expect(hero.text).toContain('$425,000')
  expect(hero.text).toContain('Get a Matthews quote')
  const trail = { ...town, name: 'Indian Trail' }
  const other = new Rendered(<ServiceAreaHero town={trail} site={exampleSite} />)
  expect(other.text).toContain('Get an Indian Trail quote')
})

test('many zip codes are named as a span', () => {
  const zipCodes = ['28202', '28203', '28204', '28211']
  const hero = new Rendered(<ServiceAreaHero town={{ ...town, zipCodes }} site={exampleSite} />)
  expect(hero.text).toContain('28202 to 28211')
})

test('the first picture of a page is fetched at once, and a rendering says that it is one', () => {
  const hero = new Rendered(<HomeHero {...homeTop} />)
  expect(hero.attributes('loading')).toEqual(['eager'])
  expect(hero.attributes('fetchPriority')).toContain('high')
  expect(hero.attributes('alt')).toEqual(['Wall half painted sage green (3D visualization)'])
})

test('a page about a service in a town leads back to the town, and says where prices start and how far it is', () => {
  const hero = new Rendered(
    <LocalHero hero={heroExample} town={town} subject="Handyman" price={examplePrice} site={exampleSite} />,
  )
  expect(hero.links.slice(0, 3)).toEqual(['/', '/service-areas', '/service-areas/matthews'])
  expect(hero.text).toContain('Matthews, NC')
  expect(hero.text).toContain('Price Starting at $2.50/sq ft')
  expect(hero.text).toContain('15–25 minutes')
})

test('the first of several tiers is not the price of the page', () => {
  const small = { ...examplePrice, kind: 'range', minimum: 5000, maximum: 7500, unit: 'job' } as const
  const prices = [small, { ...small, _id: 'price-large', minimum: 15_000, maximum: 30_000 }]
  const pricing = { _type: 'pricing', _key: 'pricing', heading: 'Prices', intro: null, prices } as const
  const alone = new Rendered(<ServiceHero service={{ ...service, cardPrice: small }} site={exampleSite} />)
  expect(alone.text).toContain('Price $50–75')
  const listed = { ...service, cardPrice: small, sections: [pricing] }
  expect(new Rendered(<ServiceHero service={listed} site={exampleSite} />).text).toContain(
    'Price Starting at $50',
  )
})

test('a page that starts with an emergency offers the phone first, and is open at night', () => {
  const notice = { ...noticeExample, urgency: 'emergency' } as const
  const hero = new Rendered(<ServiceHero service={{ ...service, sections: [notice] }} site={exampleSite} />)
  expect(hero.links.slice(-2)).toEqual(['tel:+17045550142', '#contact'])
  expect(hero.html).toContain('<a href="tel:+17045550142" class="btn hero lg">')
  expect(hero.text).toContain('Hours Open 24/7')
  expect(hero.text).not.toContain('Mon–Fri')
})

test('a page for emergencies offers its report online below the phone', () => {
  const sections = [{ ...noticeExample, urgency: 'emergency' } as const, consultationExample]
  const hero = new Rendered(<ServiceHero service={{ ...service, sections }} site={exampleSite} />)
  expect(hero.links.slice(-3)).toEqual(['tel:+17045550142', '#report', '#contact'])
  expect(hero.text).toContain(consultationExample.action)
})

test('the top of a page about a trade in any town names no town, and says where prices start', () => {
  const trade = { ...tradeExample, summary: 'Walls.', picture: null, listedPrices: [examplePrice] }
  const hero = new Rendered(<AnyTownHero trade={trade} site={exampleSite} />)
  expect(hero.sections).toEqual(['breadcrumb', 'hero'])
  expect(hero.text).toContain('Painting in Anytown')
  expect(hero.text).toContain('Price Starting at $2.50/sq ft')
})

test('badge, quote button and a button to the projects have the words that the owner gave them', () => {
  const words = {
    badge: 'Matthews specialists',
    action: 'Free consultation',
    projectsAction: 'View projects',
  }
  const hero = new Rendered(<LocalHero hero={{ ...heroExample, ...words }} town={town} site={exampleSite} />)
  for (const word of Object.values(words)) expect(hero.text).toContain(word)
  expect(hero.links).toContain('#projects')
  expect(hero.text).not.toContain('Get a Matthews quote')
})

test('a place in the picture has the number, the name and the price of its job', () => {
  const [first, ...others] = popularServicesExample.jobs
  const price = { ...examplePrice, _id: 'price-deck', minimum: 300 }
  const jobs = first ? [first, { ...first, title: 'Deck staining', price }, ...others] : []
  const places = [{ _key: 'deck', x: 39.5, y: 37, price }]
  const hero = new Rendered(<HomeHero {...homeTop} places={places} jobs={jobs} />)
  expect(hero.text).toContain('2Deck staining from $3/sq ft')
  expect(hero.attributes('width')).toContain('39.5%')
})

test('a place that the shape of the picture cuts off is not shown', () => {
  const places = [{ _key: 'roof', x: 50, y: 1, price: examplePrice }]
  const hero = new Rendered(<HomeHero {...homeTop} places={places} />)
  expect(hero.text).not.toContain('from $2.50/sq ft')
})

test('a measured length is written on its dimension line', () => {
  const measure = { text: '43′-0″', left: 20, right: 80, y: 85 }
  expect(new Rendered(<HomeHero {...homeTop} measure={measure} />).text).toContain('43′-0″')
})
