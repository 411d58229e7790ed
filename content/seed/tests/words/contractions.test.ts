import { expect, test } from 'vitest'
import { pageElements, paragraphsOf } from '../testing/page-elements.ts'
import { reviews } from '../testing/sample-reviews.ts'

/** In 1,000 words of running text; people who talk use twice as many. */
const LEAST = 5

const contraction = /\p{L}[’'](t|ll|re|ve|d|s|m)(?!\p{L})/gu
/** A possessive looks like "is": only where a pronoun or the like stands before it, it is none. */
const possessive =
  /(?<!\b(it|that|there|what|who|where|here|he|she|nobody|everybody|nothing|everything|something|how|when|let))[’']s(?!\p{L})/giu

/** What is said in two words by nobody who talks. */
const apart = [
  '(do|does|did|is|are|was|were|has|have|had|would|could|should|will) not(?! (only|just))',
  'can ?not',
  '(you|we|they) (will|are)(?= \\p{Ll})(?! (and|or|than)\\b)',
  '(it|there|that) will',
].join('|')

test('every page talks', () => {
  // What is shown for any town is mostly lists.
  const pages = [...pageElements].filter(([path]) => !path.startsWith('/any-town/'))
  const stiff = pages.flatMap(([path, page]) => {
    const text = paragraphsOf(page).join(' ')
    const words = text.split(/\s+/).length
    const share = (contractionsIn(text) / words) * 1000
    return share < LEAST ? [`${path}: ${contractionsIn(text)} in ${words} words`] : []
  })
  expect(stiff).toEqual([])
})

test('so do most customers', () => {
  expect(contractionsIn('It does not hum and it does not wobble.')).toBe(0)
  expect(contractionsIn('The neighbor’s fence leans.')).toBe(0)
  expect(contractionsIn('It doesn’t hum, and that’s all I want.')).toBe(2)
  const stiff = reviews.filter(({ text }) => contractionsIn(text) === 0)
  expect(stiff.length / reviews.length).toBeLessThan(0.3)
})

test('nobody says in two words what is said in one', () => {
  const pattern = new RegExp(`\\b(${apart})\\b`, 'giu')
  expect('We do not sell it, and it is not ours: you will see.').toMatch(pattern)
  const found = [...pageElements].flatMap(([path, page]) =>
    paragraphsOf(page).flatMap((text) =>
      [...text.matchAll(pattern)].map(([words]) => `${path}: ${words}: ${text}`),
    ),
  )
  expect([...new Set(found)]).toEqual([])
})

function contractionsIn(text: string): number {
  return (text.replace(possessive, '').match(contraction) ?? []).length
}
