import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { business } from '../business.ts'
import { cityServices } from '../city-services/city-services.ts'
import { prices } from '../prices.ts'
import { elementsOf, pageElements, paragraphsOf, wordsOf } from './testing/page-elements.ts'
import { renderedPages } from './testing/rendered-pages.tsx'
import { sayings } from './testing/sayings.ts'

const pages = [...pageElements].map(([path, page]) => ({ path, page, text: wordsIn(path) }))
const tradePages = cityServices.map(({ slug }) => `/service-areas/${slug.current}`)

describe('one number for one thing', () => {
  test('a page with a price by the visit and one by the hour says what each buys', () => {
    const both = pages.filter(({ text }) => text.includes('$85') && text.includes('$125/hour'))
    expect(both.map(({ path }) => path)).toContain('/service-areas/matthews/handyman')
    expect(both.filter(({ text }) => !/(one|first) small job/i.test(text)).map(({ path }) => path)).toEqual(
      [],
    )
  })

  test('who has worked longer than the business exists is named', () => {
    const older = sayings.filter(({ words }) => /\b(15|20|25)\+/.test(words))
    expect(older.length).toBeGreaterThan(8)
    expect(older.filter(({ words }) => !/crew leads?\b/i.test(words))).toEqual([])
  })

  test.each([
    ['/services/furniture-assembly', 'Starting at $50'],
    ['/services/tiling', 'Starting at $8/sq ft'],
    ['/service-areas/pineville/tiling', 'Starting at $8/sq ft'],
    ['/services/electrical', 'Starting at $125'],
    ['/service-areas/matthews/electrical', 'Starting at $125'],
    ['/services/plumbing', 'Starting at $75'],
    ['/service-areas/charlotte/plumbing', 'Starting at $75'],
    ['/services/room-additions', 'Starting at $15,000'],
  ])('the top of %s has the lowest price of the page, not the first of several spans', (path, start) => {
    expect(wordsOf(elementsOf(path).querySelector('[data-section="hero"]'))).toContain(start)
  })

  test('a card of a service starts at the price at which its page starts', () => {
    const cards = pages.flatMap(({ path, page }) =>
      page.querySelectorAll('[data-item]').flatMap((card) => {
        const from = amountAfter('from', card)
        // A card with another heading names one job of the service, which may cost more.
        const ending = `/${wordsOf(card.querySelector('h3')).toLowerCase().replaceAll(' ', '-')}`
        const links = card.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')
        const start = startOf(links.find((href) => href.endsWith(ending)))
        return from && start ? [{ card: `${path}: ${wordsOf(card)}`, from, start }] : []
      }),
    )
    expect(cards.length).toBeGreaterThan(5)
    expect(cards.filter(({ from, start }) => from !== start)).toEqual([])
  })

  test('a large room does not cost what a small one does', () => {
    expect(cardOn('/services/room-additions', 'Family rooms')).toContain('A large room')
    expect(cardOn('/services/room-additions', 'Family rooms')).not.toContain('$')
  })

  test('no work is named by two prices of a service', () => {
    const pairs = prices.flatMap((one, place) =>
      prices.slice(place + 1).map((other) => [one, other] as const),
    )
    const twice = pairs.flatMap(([one, other]) => {
      if (one.town || other.town || one.service?._ref !== other.service?._ref) return []
      const shared = worksIn(one).filter((work) => worksIn(other).includes(work))
      return shared.map((work) => `${one.title} and ${other.title}: ${work}`)
    })
    expect(worksIn({ title: 'Fixtures', covers: 'Faucets, toilets, and disposals' })).toContain('toilets')
    expect(twice).toEqual([])
  })

  test('a fan has one price, and the two for staining a deck say how they differ', () => {
    const fans = prices.filter(({ title, covers, town }) => !town && /\bfans?\b/i.test(`${title} ${covers}`))
    expect(fans.map(({ title }) => title)).toEqual(['Ceiling fan installation'])
    const staining = prices.filter(({ title }) => /deck.*staining/i.test(title))
    expect(staining).toHaveLength(2)
    expect(staining.filter(({ covers = '' }) => /sanding/.test(covers))).toHaveLength(2)
  })

  test('a new faucet has the same starting price on every page that has one', () =>
    expect(cardOn('/services/plumbing', 'Faucets')).toContain('from $95'))

  test('one answer compares all plans of maintenance', () => {
    const answers = paragraphsOf(elementsOf('/services/maintenance')).join(' ')
    const plans = ['quarterly routine', 'Basic', 'Essential', 'monthly routine', 'Premium', 'Complete']
    const costs = ['$300/quarter', '$99/month', '$400/quarter', '$150/month', '$199/month', '$200/month']
    expect([...plans, ...costs].filter((words) => !answers.includes(words))).toEqual([])
  })
})

describe('one place for one thing', () => {
  test('a link on the page of a town stays in the town, or does not name it', () => {
    const astray = pages.flatMap(({ path, page }) => {
      if (!/^\/service-areas\/[^/]+$/.test(path)) return []
      const links = page.querySelectorAll('[data-section="services"] a')
      return links.flatMap((link) => {
        const target = link.getAttribute('href') ?? ''
        const stays =
          target.startsWith(`${path}/`) && (pageElements.has(target) || target.endsWith('/handyman'))
        return stays || (target.startsWith('/services/') && !/ in /.test(wordsOf(link)))
          ? []
          : [`${path}: ${target}`]
      })
    })
    expect(astray).toEqual([])
  })

  test('the page of a trade names the neighborhoods of its own town first', () => {
    const named = tradePages.map((path) =>
      wordsOf(elementsOf(path).querySelector('[data-section="neighborhoods"]')),
    )
    expect(named.filter((words) => !words.includes('every other part of town'))).toEqual([])
    expect(named[0]).toContain('Uptown')
  })

  test('the map shows the region and no office, which is in another part of town', () =>
    expect(business.mapUrl).not.toMatch(/mlat|mlon|marker/))
})

/** What a page says so that it agrees with the others. */
const said: readonly [what: string, words: string, paths: string[]][] = [
  [
    'whose visit the price of a fixture is for',
    'on a handyman visit',
    ['/matthews/handyman-services', '/service-areas/matthews/electrical', '/service-areas/matthews/plumbing'],
  ],
  ['that a list costs more than its first job', 'the rest of your list is added', ['/']],
  ['that the price of a visit is for one job', 'other jobs are added', ['/prices']],
  ['what a list costs by the hour', '$125/hour', ['/cities/matthews']],
  ['whose years they are', 'Our crew leads each have 25+ years', ['/about']],
  ['which remodels the owner walks', 'every remodel he leads', ['/']],
  [
    'which of two plans called Premium',
    'a Premium scheduled plan for several addresses',
    ['/services/maintenance'],
  ],
  [
    'that more zip codes are served than named',
    'out to Ballantyne, and the rest of the city',
    ['/service-areas/charlotte/handyman'],
  ],
  [
    'that its span of zip codes isn’t the whole city',
    '28202 to 28211, and more',
    ['/service-areas/charlotte'],
  ],
  ['that two towns are in two counties', 'most of Mint Hill and Davidson', ['/service-areas']],
  ['in which two counties', 'Most of it’s in Mecklenburg County', ['/service-areas/mint-hill/handyman']],
  ['what its drawings show', 'Kitchens, baths, and whole houses', ['/gallery']],
]

test.each(said)('a page says %s', (_what, words, paths) => {
  expect(paths.filter((path) => !wordsIn(path).includes(words))).toEqual([])
})

test.each([
  ['that a whole list fits into the price of one job', /fits? into one\b/],
  ['that the years of the crew leads are added up', /between them the crew/i],
  ['that a plan is for other towns than its own page says', /Complete.{0,40}everywhere else/],
  ['that the office is a tailgate', /tailgate/],
  ['that the county’s permits come from a city', /permits? (comes?|come) from Monroe/],
  ['that a drawing is finished', /finished project/i],
  ['that a city checks what none checks', /the city would check/i],
])('no page says %s', (_what, words) => {
  expect(pages.filter(({ text }) => words.test(text)).map(({ path }) => path)).toEqual([])
})

function wordsIn(path: string): string {
  return renderedPages.get(path)?.main.text ?? ''
}

/** The words of the card that begins so. */
function cardOn(path: string, beginning: string): string {
  const cards = elementsOf(path).querySelectorAll('[data-item]').map(wordsOf)
  return cards.find((words) => words.startsWith(beginning)) ?? ''
}

/** What a price is for, item by item. */
function worksIn({ covers = '' }: { title: string; covers?: string }): string[] {
  const items = covers.toLowerCase().split(/,? and |, |\/| or /)
  return items
    .map((item) => item.trim())
    .filter((item) => item && !/^(wash|prime|two coats|labor)/.test(item))
}

/** Such as "$2.50/sq ft" of an element that says "from $2.50/sq ft". */
function amountAfter(words: string, element: HTMLElement | null): string | undefined {
  return new RegExp(`${words} (\\$[\\d.,]*\\d(?:/sq ft)?)`, 'i').exec(wordsOf(element))?.[1]
}

/** Where the prices of a page start, as its top says it. */
function startOf(path = ''): string | undefined {
  return amountAfter('starting at', pageElements.get(path)?.querySelector('[data-section="hero"]') ?? null)
}
