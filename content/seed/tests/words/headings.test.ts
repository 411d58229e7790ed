import { describe, expect, test } from 'vitest'
import { pageElements, wordsOf } from '../testing/page-elements.ts'

/** What headings of these sections have to say; any other section may be headed by any of these or those below. */
const bySection: Readonly<Record<string, RegExp>> = {
  reviews: /review|customers? (say|saved)/i,
  areas: /where we work|towns/i,
  faq: /questions|FAQ|more about/i,
  pricing: /price|cost/i,
  process: /\bhow\b|what happens/i,
  projects: /projects|renovations/i,
  gallery: /projects/i,
  plans: /plans/i,
  stats: /numbers|times?\b/i,
}

/** Plain labels: what is below them can be told from them alone. */
const plain = [
  'reviews?|projects?|prices?|costs?|questions|FAQ|numbers|hours|videos|posts|articles|license',
  'services?|plans|renovations|programs|plumbing|electrical|painting|tiling|carpentry|maintenance|emergenc(y|ies)|kitchens?|bathrooms?',
  'where|how|why|what|when|which|about|who|in every',
  'neighborhoods|zip codes|towns|landmarks|weather|home values|from our office|seasons?|trends|problems|reports',
  '(we|you) (do|install|fix|hang|replace|repair|assemble|handle|make|renovate|build|wash|check|change|work on|look after)',
  'free (quote|\\w+ consultation|home walk-through)|before and after|time and experience|additions|choosing a contractor',
  'more (on|about)|meet the owner|reasons to choose us',
].join('|')

/** Headings that are plain in another way, each with its reason. */
const others: Readonly<Record<string, string>> = {
  'Tell us what you need done': 'the label of the form below it',
}

/** Calls to action are in closings.test.ts; a notice says what is wrong, in the words of somebody who has that. */
const elsewhere = ['cta', 'notice']

const headings = [...pageElements].flatMap(([path, page]) =>
  page.querySelectorAll('h2').flatMap((heading) => {
    const section = heading.closest('[data-section]')?.getAttribute('data-section') ?? ''
    return elsewhere.includes(section) ? [] : [{ path, section, heading: wordsOf(heading) }]
  }),
)

describe('a heading says what is below it', () => {
  test('in the words of its kind of section', () => {
    expect('Cooked in since').not.toMatch(bySection.reviews ?? '')
    expect('Where we carry the tools').not.toMatch(bySection.areas ?? '')
    expect(wrong(({ section, heading }) => bySection[section]?.test(heading) ?? true)).toEqual([])
  })

  test('in a plain label, or there is a reason', () => {
    const label = new RegExp(`\\b(${plain})\\b`, 'i')
    for (const riddle of [
      'Below the stairs, and the stairs',
      'Built on',
      'The morning after',
      'Days that differ',
    ])
      expect(riddle).not.toMatch(label)
    expect(wrong(({ heading }) => label.test(heading) || heading in others)).toEqual([])
    const shown = new Set(headings.map(({ heading }) => heading))
    expect(Object.keys(others).filter((heading) => !shown.has(heading))).toEqual([])
  })
})

type Heading = (typeof headings)[number]

function wrong(isRight: (heading: Heading) => boolean): string[] {
  return headings
    .filter((one) => !isRight(one))
    .map(({ path, section, heading }) => `${path}, ${section}: ${heading}`)
}
