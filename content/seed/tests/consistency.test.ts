import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { mapService } from '../../addresses/outside-links.ts'
import { business } from '../business.ts'
import { cityServices } from '../city-services/city-services.ts'
import { questions } from '../faqs/questions.ts'
import { services } from '../services/services.ts'
import { elementsOf, pageElements, sayings, wordsOf } from './testing/page-elements.ts'
import { renderedPages } from './testing/rendered-pages.tsx'

const pages = [...pageElements].map(([path, page]) => ({ path, page, words: wordsOf(page) }))
const ofCharlotte = pages.filter(({ path, words }) =>
  /in Charlotte, on average|\/charlotte\//i.test(`${path} ${words}`),
)
const answers = questions.map(({ question, answer }) => ({ words: `${question} ${JSON.stringify(answer)}` }))
const leastOfVisit = /^[^[]*(minimum|too small|the least).*"price-handyman"/i

/** Where something is said, and what must be said with it. */
test.each([
  [
    'a page with a price by the visit and one by the hour says what each buys',
    pages,
    /\$85.*\$125\/hour|\$125\/hour.*\$85/,
    /(one|first) small job/i,
  ],
  ['who has worked longer than the business exists is named', sayings, /\b(15|20|25)\+/, /\bcrew leads?\b/i],
  ['an emergency with 2–4 hours says until what', sayings, /2–4 hours/, /(?=.*plumber).*business hours/i],
  ['one with under 2 hours says until what', sayings, /under 2 hours/, /there|door|reach|kitchen/i],
  ['one with 30 minutes says until what', sayings, /(?<![–\d])30 minutes/, /(?=.*door).*in Charlotte/i],
  ['one with 5 minutes says until what', sayings, /(?<![–\d])5 minutes/, /crew/i],
  [
    'an emergency in Charlotte has an average wait and a longest one, and none of them alone',
    ofCharlotte,
    /under 2 hours|30 minutes\W+to your door/i,
    /In Charlotte, someone’s at your door in 30 minutes on average, and in under 2 hours at worst/,
  ],
  [
    'who names the least that a visit costs says that jobs on the price list can cost less',
    answers,
    leastOfVisit,
    /^(?!.*"text":"Yes).*on our price list/,
  ],
])('%s', (_, said, trigger, needed) => {
  const found = said.filter(({ words }) => trigger.test(words))
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ words }) => !needed.test(words))).toEqual([])
})

describe('one number for one thing', () => {
  test.each([
    ['/services/furniture-assembly', 'Starting at $50'],
    ['/service-areas/pineville/tiling', 'Starting at $8/sq ft'],
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

  test('a page has one Saturday', () => {
    const several = [...renderedPages].flatMap(([path, { whole }]) => {
      const saturdays = whole.text.match(/Saturday \d[^AP]*AM–[^AP]*PM(, by appointment)?/g) ?? []
      return new Set(saturdays).size > 1 ? [`${path}: ${[...new Set(saturdays)].join(' and ')}`] : []
    })
    expect(several).toEqual([])
  })
})

describe('one place for one thing', () => {
  test('a link on the page of a town stays in the town, or does not name it', () => {
    const areas = pages.filter(({ path }) => /^\/service-areas\/[^/]+$/.test(path))
    const astray = areas.flatMap(({ path, page }) =>
      page
        .querySelectorAll('[data-section="services"] a')
        .map((link) => ({ path, target: link.getAttribute('href') ?? '', words: wordsOf(link) }))
        .filter(({ target, words }) => !staysIn(path, target) && !isOfNoTown(target, words)),
    )
    expect(astray).toEqual([])
  })

  test('the page of a trade names the neighborhoods of its own town first', () => {
    const named = cityServices.map(({ slug }) =>
      wordsOf(elementsOf(`/service-areas/${slug.current}`).querySelector('[data-section="neighborhoods"]')),
    )
    expect(named.filter((words) => !words.includes('every other part of town'))).toEqual([])
    expect(named[0]).toContain('Uptown')
  })

  test('menu and footer lead to the prices', () => {
    const page = renderedPages.get('/about')?.whole.page
    for (const [part, words] of [
      ['header nav', 'All prices'],
      ['footer', 'Prices'],
    ] as const)
      expect(page?.querySelectorAll(`${part} a[href="/prices"]`).map(wordsOf), part).toContain(words)
  })

  test('the map shows the region and no office, which is in another part of town', () =>
    expect(business.mapUrl).not.toMatch(/mlat|mlon|marker/))
})

test('every page of a trade shows at its top what the trade’s own page is known by', () => {
  expect(cityServices).toHaveLength(20)
  for (const { slug, service } of cityServices) {
    const trade = services.find(({ _id }) => _id === service._ref)
    const image = elementsOf(`/service-areas/${slug.current}`).querySelector('[data-section="hero"] img')
    expect(trade?.picture?.alt, slug.current).toBeTruthy()
    expect(image?.getAttribute('alt'), slug.current).toContain(trade?.picture?.alt)
  }
})

function staysIn(path: string, target: string): boolean {
  return target.startsWith(`${path}/`) && (pageElements.has(target) || target.endsWith('/handyman'))
}

function isOfNoTown(target: string, words: string): boolean {
  return target.startsWith('/services/') && !/ in /.test(words)
}

/** Such as "$2.50/sq ft" of an element that says "from $2.50/sq ft". */
function amountAfter(words: string, element: HTMLElement | null): string | undefined {
  return new RegExp(`${words} (\\$[\\d.,]*\\d(?:/sq ft)?)`, 'i').exec(wordsOf(element))?.[1]
}

/** Where the prices of a page start, as its top says it. */
function startOf(path = ''): string | undefined {
  return amountAfter('starting at', pageElements.get(path)?.querySelector('[data-section="hero"]') ?? null)
}

test('the privacy page names the maps service that a visitor may load', () => {
  const privacy = pages.find(({ path }) => path === '/privacy')
  expect(privacy?.words).toContain(`The map comes from ${mapService.name} and loads only after you press`)
})
