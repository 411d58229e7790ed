import type { Graph } from 'schema-dts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { graphOf } from '#web/page-kinds/graphs.ts'
import { pageQueries } from '#web/page-kinds/page-queries.ts'
import { isRoutableType, type RoutableType } from '../../addresses/routes.ts'
import {
  ContentInMemory,
  content,
  seededDocument,
  seededDocuments,
  seededPage,
  seededPages,
} from './testing/seeded-content.ts'

/** The figures in the structured data of a page, as `name value`, typed by hand a second time like those that visitors read. */
const structured: Record<string, readonly string[]> = {
  '/': [
    ...['name Crown & Level', 'telephone +17045550142', 'email quotes@crownandlevel.example'],
    ...['postalCode 28277', 'latitude 35.2271', 'longitude -80.8431', 'geoRadius 50000', 'priceRange $$'],
    ...['ratingValue 4.9', 'reviewCount 300', 'paymentAccepted Cash, Check, Credit card, Debit card'],
    ...['dayOfWeek Monday', 'opens 07:00', 'closes 18:00', 'dayOfWeek Saturday', 'closes 16:00'],
    ...['@type Article', 'datePublished 2026-11-20T12:00:00Z', 'dateModified 2026-11-20T12:00:00Z'],
    ...['headline Choosing a contractor in Charlotte', '0 Find the cause before you hire'],
    ...['validFrom 2026-11-26', 'name Charlotte, NC', 'name Rock Hill, SC', 'name Mount Holly, NC'],
  ],
  '/services/painting': ['minPrice 2.5', 'minPrice 85', 'unitText square foot', 'unitText door'],
  '/services/whole-home-remodel': [
    ...['serviceType Whole-home remodel', 'telephone +17045550142', '@type AdministrativeArea'],
    ...['Mecklenburg', 'Union', 'Cabarrus', 'Gaston'].map((county) => `name ${county} County, NC`),
  ],
}

test.each(Object.entries(structured))('the structured data of %s has its figures', (path, figures) => {
  const found = new Set(figuresIn(graphAt(path)))
  expect(figures.filter((figure) => !found.has(figure))).toEqual([])
})

test('what a page is parsed to is JSON, as which the publisher hands it to Next', () => {
  for (const page of seededPages) {
    const data: unknown = pageQueries[page.kind].parser.parse(content.whole(page))
    expect(JSON.parse(JSON.stringify(data)), page.path).toEqual(data)
  }
})

test('nothing is offered as an empty list', () => {
  const services = seededPages.filter(({ kind }) => kind === 'service')
  const empty = services.filter(({ path }) => /:\[\]/.test(JSON.stringify(graphAt(path))))
  expect(services.length).toBeGreaterThan(20)
  expect(empty.map(({ path }) => path)).toEqual([])
})

test('with an office in another town, a service is offered there, and not in the counties of the sample', () => {
  const moved = content.with({ ...seededDocument('business'), locality: 'Concord' })
  const page = pageQueries.service.parser.parse(moved.whole(seededPage('/services/painting')))
  const graph = JSON.stringify(graphOf('service', page))
  expect(graph).toContain('"areaServed":{"@type":"City","name":"Concord, NC"}')
  expect(graph).not.toContain('Cabarrus County')
})

test('a logo of the owner’s is told as the logo, and not among the pictures of work', () => {
  const file = `image-${'ab'.repeat(20)}-500x500-png`
  const logo = { _type: 'image', asset: { _type: 'reference', _ref: file } }
  const told = businessIn(graphAt('/prices', content.with({ ...seededDocument('business'), logo })))
  expect(told.logo).toContain('/images/abab')
  expect(told.image.join()).not.toContain('abab')
})

test('the week in structured data is the whole week, and Sunday is closed in it', () => {
  const { openingHoursSpecification: week } = businessIn(graphAt('/'))
  expect(week).toHaveLength(7)
  expect(week.at(-1)).toMatchObject({ dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' })
})

test('the business is shown by pictures of its work, beside its logo', () => {
  const { image, logo } = businessIn(graphAt('/prices'))
  expect(image).toHaveLength(4)
  expect(image.filter((address) => !address.includes('/images/'))).toEqual([])
  expect(image).not.toContain(logo)
})

test('every price on offer is in the catalog of the price list', () => {
  const finished = seededDocuments.flatMap(({ cost }) => (cost ? [Object(cost)._ref] : []))
  const offered = seededDocuments.filter(
    ({ _id, _type, kind }) => _type === 'price' && kind !== 'custom' && !finished.includes(_id),
  )
  const catalog = graphAt('/prices')['@graph'].filter((node) => Object(node)['@type'] === 'OfferCatalog')
  const offers = figuresIn(catalog).filter((figure) => figure === '@type Offer')
  expect(offered.length).toBeGreaterThan(40)
  expect(offers).toHaveLength(offered.length)
})

test('a review is told, and no sample', () => {
  const real = new ContentInMemory(
    seededDocuments.map((one) => (one._type === 'review' ? { ...one, sample: false } : one)),
  )
  expect(JSON.stringify(graphAt('/services/plumbing'))).not.toContain('reviewBody')
  expect(JSON.stringify(graphAt('/services/plumbing', real))).toContain('reviewBody')
})

test('the rating of the business is told once, on the home page', () => {
  expect(JSON.stringify(graphAt('/'))).toContain('aggregateRating')
  expect(JSON.stringify(graphAt('/services/plumbing'))).not.toContain('aggregateRating')
})

function graphAt(path: string, documents = content): Graph {
  const page = seededPage(path)
  if (!isRoutableType(page.kind)) throw new Error(`${path} is no page of a document.`)
  return graphOfKind(page.kind, documents.whole(page))
}

function graphOfKind<Kind extends RoutableType>(kind: Kind, answer: unknown): Graph {
  return graphOf(kind, pageQueries[kind].parser.parse(answer))
}

function businessIn(graph: Graph) {
  const fields = {
    openingHoursSpecification: z.array(z.unknown()),
    logo: z.string(),
    image: z.array(z.string()),
  }
  return z.object(fields).parse(graph['@graph'][0])
}

/** Every plain value in a graph with its name, such as `ratingValue 4.9`. */
function figuresIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' ? figuresIn(inner) : [`${name} ${inner}`],
  )
}
