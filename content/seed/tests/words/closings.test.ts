import { expect, test } from 'vitest'
import { pageElements, wordsOf } from '../testing/page-elements.ts'

/** Of all closings, at most this share may be made by one formula. */
const MOST = 0.4

const closings = [...pageElements].flatMap(([path, page]) => {
  const closing = page.querySelector('[data-section="cta"]')
  return closing
    ? [{ path, heading: wordsOf(closing.querySelector('h2')), text: wordsOf(closing.querySelector('p')) }]
    : []
})

/** The first page has it from the page of the service, which lends its words to towns that have none. */
const own = closings.filter(({ path }) => !path.startsWith('/any-town/'))

const formulas: readonly [name: string, formula: RegExp, caught: string][] = [
  ['a question', /\?$/, 'How wide is the room?'],
  ['a photo', /photo|picture|video|film/i, 'Send a photo of the label and of the pan below it.'],
  [
    'a price for each line',
    /(price|prices?) (for|of|beside) (each|every)/i,
    'We reply with a price for each line.',
  ],
]

test.each(formulas)('the closings do not all use one formula: %s', (_name, formula, caught) => {
  expect(caught).toMatch(formula)
  const using = own.filter(({ heading, text }) => formula.test(heading) || formula.test(text))
  expect(using.length / own.length).toBeLessThan(MOST)
})

test('no two closings are the same', () => {
  expect(own.length).toBeGreaterThan(90)
  const texts = own.map(({ text }) => text)
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([])
  const headings = own.map(({ heading }) => heading)
  expect(headings.filter((heading, place) => headings.indexOf(heading) !== place)).toEqual([])
})
