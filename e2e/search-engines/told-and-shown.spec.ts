import { expect, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import { business, page, SITE } from './checks/example-graph.ts'
import type { Node } from './checks/graph.ts'
import { structuredDataFaults } from './checks/structured-data.ts'

const question = {
  '@type': 'Question',
  name: 'What does it cost?',
  acceptedAnswer: { '@type': 'Answer', text: 'From $75 a room.' },
}
const review = {
  '@type': 'Review',
  '@id': `${SITE}#review`,
  itemReviewed: { '@id': `${SITE}#business` },
  author: { '@type': 'Person', name: 'Dana R.' },
  reviewBody: 'Smooth walls.',
}
const service = (amounts: object) => ({
  '@type': 'Service',
  '@id': `${SITE}#service`,
  offers: {
    '@type': 'Offer',
    priceSpecification: { '@type': 'UnitPriceSpecification', priceCurrency: 'USD', ...amounts },
  },
})

test('what is told as it is shown is in order', () => {
  expect(faultsOf([question, review, service({ minPrice: 75 })])).toEqual([])
})

test('another answer, or only its end, is found', () => {
  for (const text of ['From $80 a room.', 'a room.'])
    expect(faultsOf([{ ...question, acceptedAnswer: { '@type': 'Answer', text } }, review]).join()).toContain(
      'another answer to "What does it cost?"',
    )
})

test('a review that nobody can read is found, and one that is kept back', () => {
  expect(faultsOf([question, { ...review, reviewBody: 'Best ever.' }]).join()).toContain('does not show')
  expect(faultsOf([question, { ...review, author: { '@type': 'Person', name: 'X' } }]).join()).toContain(
    'does not show',
  )
  expect(faultsOf([question]).join()).toContain('nothing of the review "Smooth walls."')
})

test('another price is found', () => {
  for (const amounts of [{ minPrice: 7 }, { price: 80 }, { minPrice: 75, maxPrice: 100 }, { minPrice: 150 }])
    expect(faultsOf([question, review, service(amounts)]).join()).toContain('to search engines')
  expect(faultsOf([question, review, service({ minPrice: 120 })])).toEqual([])
  const most = service({ minPrice: 120, maxPrice: 1500 })
  expect(faultsOf([question, review, most]).join()).toContain('offers $120 to $1500')
})

/** A page that shows one question, one review and two prices, and tells of these nodes. */
function faultsOf(nodes: readonly Node[]): string[] {
  const [first, ...others] = nodes
  const questions = { '@type': 'FAQPage', '@id': `${SITE}#questions`, mainEntity: [first] }
  const graph = { '@context': 'https://schema.org', '@graph': [business, page, questions, ...others] }
  const document = parse(`
    <script type="application/ld+json">${JSON.stringify(graph)}</script>
    <main>
      <section data-section="faq"><details data-item=""><summary>What does it cost?</summary>
        <p>From $75 a room.</p></details></section>
      <section data-section="reviews"><figure><blockquote>Smooth walls.</blockquote>
        <figcaption><b>Dana R.</b>, Plaza Midwood</figcaption></figure></section>
      <p>A bigger room: $120–1,500+</p>
    </main>`)
  return structuredDataFaults({ document })
}
