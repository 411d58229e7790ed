import { describe, expect, test } from 'vitest'
import type { PageKind } from '../../../documents/shown-on.ts'
import { renderedPages } from '../testing/rendered-pages.tsx'
import { reviews } from '../testing/sample-reviews.ts'
import { seededPages } from '../testing/seeded-content.ts'

type Length = { least: number; most: number }

/** Up to 1,200 of its own, and the day and source of each review. */
const landing = { least: 450, most: 1220 }

/** How many words a page of each kind has; what is looked up rather than read has no lower bound. */
const lengths: Partial<Record<PageKind, Length>> = {
  service: landing,
  city: landing,
  areaService: landing,
  cityService: landing,
  townPage: landing,
  townService: landing,
  locationPage: { least: 350, most: 900 },
  aboutPage: { least: 500, most: 1100 },
}

const texts = [...renderedPages].map(([path, { whole }]) => ({ path, text: whole.text }))

describe('how long the pages are', () => {
  test('a page that is read has neither too few words nor too many', () => {
    const wrong = seededPages.flatMap(({ path, kind }) => {
      const { least, most } = lengths[kind] ?? { least: 0, most: Number.POSITIVE_INFINITY }
      const count = wordsIn(renderedPages.get(path)?.read.text ?? '')
      return count < least || count > most ? [`${path}: ${count} words, not ${least} to ${most}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('the article on the home page has 650 to 900 words', () => {
    const [, guide = ''] = renderedPages.get('/')?.main.html.split('data-section="guide"') ?? []
    const [article = ''] = guide.split('data-section=')
    const count = wordsIn(article.replace(/^[^>]*>|<[^>]*>?/g, ' '))
    expect(count).toBeGreaterThan(650)
    expect(count).toBeLessThan(900)
  })
})

/** Words that say nothing, or that only advertisements use; parted by bars, as in a regular expression. */
const filler = [
  'look no further|one-stop|top-notch|world-class|state-of-the-art|second to none|best-in-class|cutting-edge',
  'unlock|elevate|seamless|nestled|boasts?|unparalleled|unmatched|unrivaled|premier|stunning|vibrant|bustling',
  'transform your|dream (home|kitchen|bath\\w*)|(hassle|stress|worry)-free|peace of mind|(turn|bring) your vision',
  'game-?changer|tapestry|testament to|delve|leverage|we pride ourselves|exceed your expectations',
  'commitment to excellence|high-quality|quality craftsmanship|needs and budget|in today’s',
].join('|')

/** As a British office would write it. */
const british = [
  'licences?|colours?|centre|neighbours?|neighbourhoods?|grey|labour|storeys?|tyres?|kerb|favou?rite colour',
  'organis\\w+|whilst|fortnight|plasterboard|skirting|catalogue|cheque|metres?|towards|learnt',
].join('|')

describe('which words they use', () => {
  test.each([
    ['filler', filler],
    ['British spelling', british],
  ])('no page has %s', (_kind, words) => {
    const pattern = new RegExp(`\\b(${words})\\b`, 'gi')
    const found = texts.flatMap(({ path, text }) =>
      (text.match(pattern) ?? []).map((word) => `${path}: ${word}`),
    )
    expect(found).toEqual([])
  })

  test('only customers shout, and the notices that thank; none strings thoughts together with dashes', () => {
    const thanks = /Thank you for your (quote request|message|report)!/g
    const ours = (text: string) => reviews.reduce((rest, review) => rest.replaceAll(review.text, ''), text)
    const loud = texts.filter(({ text }) => /!|—| – /.test(ours(text).replace(thanks, '')))
    expect(loud.map(({ path }) => path)).toEqual([])
  })
})

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}$%'’.,-]*[\p{L}\p{N}]/gu)?.length ?? 0
}
