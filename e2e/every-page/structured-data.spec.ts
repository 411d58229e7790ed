import { expect, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import type { Node } from './checks/graph.ts'
import { structuredDataFaults } from './checks/structured-data.ts'

const SITE = 'https://www.example.com/'
const typed = (type: string, words: object = {}) => ({ '@type': type, ...words })
const named = (type: string, words: object = {}): Node => ({ ...typed(type, words), '@id': SITE + type })
const price = (amounts: object) =>
  named('Service', {
    offers: typed('Offer', { priceSpecification: typed('UnitPriceSpecification', amounts) }),
  })
const answer = (text: string) =>
  named('FAQPage', {
    mainEntity: [
      typed('Question', { name: 'What does it cost?', acceptedAnswer: typed('Answer', { text }) }),
    ],
  })

/** The least that a page tells search engines. */
const business = named('GeneralContractor', { name: 'Plumb & Sons', url: SITE })
const page = named('WebPage', { about: { '@id': business['@id'] }, dateModified: '2026-02-28' })
const faq = answer('From $75 a room.')
const review = named('Review', { author: typed('Person', { name: 'Dana R.' }), reviewBody: 'Smooth walls.' })
const graph = [business, page, faq, review, price({ minPrice: 75 })]

test('what schema.org has words for, told as it is shown, is in order', () => {
  expect(faultsOf(graph)).toBe('')
  expect(faultsOf([...graph.slice(0, -1), price({ minPrice: 120 })])).toBe('')
})

const hours = (words: object) => ({
  ...business,
  openingHoursSpecification: typed('OpeningHoursSpecification', words),
})
/** What takes the place of the node with the same id, and what is said of it. */
const mistakes: Record<string, [Node, RegExp]> = {
  'a type that does not exist': [{ ...page, '@type': 'Site' }, /a "Site"/],
  'a type that was given up': [
    { ...page, mainEntity: typed('UserComments') },
    /"UserComments", in whose place/,
  ],
  'a word that does not exist': [{ ...business, motto: 'Level' }, /"motto"/],
  'a word of other things': [
    { ...page, priceRange: '$$' },
    /"priceRange" of a WebPage, which schema.org says of/,
  ],
  'a word that was given up': [{ ...business, serviceArea: typed('City') }, /has put "areaServed"/],
  'a thing of the wrong kind': [{ ...business, geo: typed('PostalAddress') }, /"geo" .* no GeoCoordinates/],
  'a path for an address': [{ ...page, url: '/about' }, /"\/about", which is no URL/],
  'a day that is not in the calendar': [{ ...page, dateModified: '2026-02-30' }, /which is no Date/],
  'what is no time of the day': [hours({ opens: '24:00' }), /which is no Time/],
  'a day that no week has': [hours({ dayOfWeek: 'Mon' }), /which is no DayOfWeek/],
  'a number for a name': [{ ...business, name: 42 }, /as 42, which is no Text/],
  'an empty text': [{ ...business, name: '' }, /as "", which is no Text/],
  'a text for a number': [{ ...business, numberOfEmployees: 'ten' }, /QuantitativeValue/],
  'a reference to nothing': [{ ...page, about: { '@id': `${SITE}#nobody` } }, /#nobody, which is not there/],
  'a reference to the wrong kind': [{ ...page, breadcrumb: { '@id': business['@id'] } }, /no BreadcrumbList/],
  'an id that is no address': [{ ...page, '@id': '#page' }, /which is no address/],
  'two businesses': [{ ...business, '@id': `${SITE}#other` }, /2 times/],
  'another answer': [answer('From $80 a room.'), /another answer to "What does it cost\?"/],
  'the end of the answer alone': [answer('a room.'), /another answer to "What does it cost\?"/],
  'a review that nobody can read': [
    { ...review, reviewBody: 'Best.' },
    /nothing of the review.*does not show/s,
  ],
  'a review of somebody else': [{ ...review, author: typed('Person', { name: 'X' }) }, /does not show/],
  'another price': [price({ price: 80 }), /offers \$80 to search engines/],
  'another range of prices': [price({ minPrice: 120, maxPrice: 1500 }), /offers \$120 to \$1500/],
}
for (const [name, [node, fault]] of Object.entries(mistakes))
  test(`${name} is found`, () => {
    expect(faultsOf([...graph.filter((one) => one['@id'] !== node['@id']), node])).toMatch(fault)
  })

/** A page that shows one question, one review and two prices, and tells of these nodes. */
function faultsOf(nodes: readonly Node[]): string {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
  const document = parse(`<script type="application/ld+json">${data}</script><main>
    <section data-section="faq"><details data-item=""><summary>What does it cost?</summary>
      <p>From $75 a room.</p></details></section>
    <section data-section="reviews"><figure><blockquote>Smooth walls.</blockquote>
      <figcaption><b>Dana R.</b>, Plaza Midwood</figcaption></figure></section>
    <p>A bigger room: $120–1,500+</p></main>`)
  return structuredDataFaults({ document }).sort().join('\n')
}
