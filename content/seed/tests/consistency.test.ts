import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { business } from '../business.ts'
import { cityServices } from '../city-services/city-services.ts'
import { claims } from '../claims.ts'
import { videos } from '../elsewhere/videos.ts'
import { questions } from '../faqs/questions.ts'
import { prices } from '../prices.ts'
import { projects } from '../projects.ts'
import { publicFacts } from '../public-facts.ts'
import { elementsOf, pageElements, repeated, reviews, sayings, wordsOf } from './testing/page-elements.ts'
import { renderedPages } from './testing/rendered-pages.tsx'

const pages = [...pageElements].map(([path, page]) => ({ path, page, text: wordsOf(page) }))

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

  test.each([
    [/2–4 hours/, /(?=.*plumber).*business hours/i],
    [/under 2 hours/, /there|door|reach|kitchen/i],
    [/(?<![–\d])30 minutes/, /(?=.*door).*in Charlotte/i],
    [/(?<![–\d])5 minutes/, /crew/i],
  ])('wherever an emergency has %s, it says until what', (time, until) => {
    const timed = sayings.filter(({ words }) => time.test(words))
    expect(timed.length).toBeGreaterThan(0)
    expect(timed.filter(({ words }) => !until.test(words))).toEqual([])
  })

  test('an emergency in Charlotte has an average wait and a longest one, and no page has one of them alone', () => {
    const pagesOfCharlotte = pages.filter(({ path, text }) =>
      /in Charlotte, on average|\/charlotte\//i.test(`${path} ${text}`),
    )
    const timed = pagesOfCharlotte.filter(({ text }) => /under 2 hours|30 minutes\W+to your door/i.test(text))
    expect(timed.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/services/maintenance/emergency', '/service-areas/charlotte/maintenance']),
    )
    const both =
      /In Charlotte, someone’s at your door in 30 minutes on average, and in under 2 hours at worst/
    expect(timed.filter(({ text }) => !both.test(text)).map(({ path }) => path)).toEqual([])
  })

  test('who names the least that a visit costs says that jobs on the price list can cost less', () => {
    const visit = priceOf('price-handyman')
    expect(prices.filter(({ minimum = visit }) => minimum < visit).map(({ _id }) => _id)).toContain(
      'price-drywall-repair',
    )
    const least = questions.filter(
      ({ question, answer }) =>
        /minimum|too small|the least/i.test(question) && JSON.stringify(answer).includes('"price-handyman"'),
    )
    expect(least.map(({ question }) => question)).toContain('Is there a minimum charge?')
    const limited = /on our price list/
    const silent = least.filter(({ answer }) => {
      const words = JSON.stringify(answer)
      return !limited.test(words) || words.includes('"text":"Yes')
    })
    expect(silent.map(({ question }) => question)).toEqual([])
  })

  test('a page has one Saturday', () => {
    const several = [...renderedPages].flatMap(([path, { whole }]) => {
      const saturdays = whole.text.match(/Saturday \d[^AP]*AM–[^AP]*PM(, by appointment)?/g) ?? []
      return new Set(saturdays).size > 1 ? [`${path}: ${[...new Set(saturdays)].join(' and ')}`] : []
    })
    expect(several).toEqual([])
  })
})

test('the emergency page is open at night, and the phone comes first there', () => {
  const hero = elementsOf('/services/maintenance/emergency').querySelector('[data-section="hero"]')
  expect(wordsOf(hero)).toContain('Open 24/7')
  expect(wordsOf(hero)).not.toContain('Mon–Fri')
  expect(hero?.querySelector('a[data-button]')?.getAttribute('href')).toMatch(/^tel:/)
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

  test('the map shows the region and no office, which is in another part of town', () =>
    expect(business.mapUrl).not.toMatch(/mlat|mlon|marker/))
})

describe('while work is shown by samples', () => {
  test('a project has no length and no place of its own, only what is typical', () => {
    const made = projects.filter(({ sample }) => sample)
    expect(made.length).toBeGreaterThan(10)
    const told = made.filter(
      ({ duration = '', place = '' }) => !(duration.startsWith('about ') && place.startsWith('Typical for ')),
    )
    expect(told.map(({ title }) => title)).toEqual([])
  })

  test('nothing is said to have been filmed or photographed on a job', () => {
    expect(videos.filter(({ sample }) => !sample)).toEqual([])
    const told = sayings.filter(({ words, section }) => section !== 'reviews' && FILMED.test(words))
    expect('Short videos, filmed on the job by whoever had a free hand.').toMatch(FILMED)
    expect(told).toEqual([])
  })
})

describe('what is known of', () => {
  test('a claim: its proof, or what would prove it', () => {
    const claimed = claims.filter(({ evidence, checkedOn, sample }) => !evidence || (!checkedOn && !sample))
    expect(claimed).toEqual([])
  })

  test('a license: that its number is a sample', () => {
    expect(business.licences?.filter(({ sample }) => !sample)).toEqual([])
  })

  test('a law, a fee, or a public figure: the office that says so, and no check that nobody made', () => {
    const offices = /\.gov$|\.us$|^nc811\.org$|^www\.gastongov\.com$|^www\.duke-energy\.com$/
    expect(publicFacts.length).toBeGreaterThan(20)
    expect(publicFacts.filter(({ url }) => !offices.test(new URL(url).hostname))).toEqual([])
    expect(publicFacts.filter(({ checkedOn, confirmedBy }) => checkedOn || confirmedBy)).toEqual([])
  })

  test('a review: its day, and that it is a sample, which the launch check holds back; no two begin alike', () => {
    expect(reviews.length).toBeGreaterThan(50)
    const isMarked = ({ sample, source, date }: (typeof reviews)[number]) =>
      sample && source?.startsWith('Sample') && /^\d{4}-\d{2}-\d{2}$/.test(date)
    expect(reviews.filter((review) => !isMarked(review))).toEqual([])
    expect(repeated(reviews.map(({ text }) => text.split(' ').slice(0, 4).join(' ')))).toEqual([])
  })
})

/** Words of somebody who has shown, with a camera, work that was done. */
const FILMED =
  /\b(filmed|caught on (film|camera|video)|(shot|photographed|recorded) (on|at) (the|our|a) job)\b/i

/** The lowest amount of a price, in US cents. */
const priceOf = (id: string) => prices.find(({ _id }) => _id === id)?.minimum ?? Number.NaN

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
