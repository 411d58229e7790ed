import { expect, test } from 'vitest'
import { renderedPages } from './testing/rendered-pages.tsx'

const MOST_ALIKE = 0.7

test('no two pages are more than 70 % alike', () => {
  const pages = [...renderedPages].map(([path, { main }]) => ({ path, shingles: shinglesOf(main.text) }))
  expect(pages.length).toBeGreaterThan(80)
  const pairs = pages.flatMap((one, index) => pages.slice(index + 1).map((other) => ({ one, other })))
  const alike = pairs.flatMap(({ one, other }) => {
    const share = likeness(one.shingles, other.shingles)
    return share > MOST_ALIKE ? [`${one.path} and ${other.path}: ${Math.round(share * 100)} %`] : []
  })
  expect(alike).toEqual([])
})

test('copies are told from pages about the same thing', () => {
  const [text, town] = ['/services/painting', '/service-areas/matthews/painting'].map(
    (path) => renderedPages.get(path)?.main.text ?? '',
  )
  const copy = shinglesOf(`${text} One more sentence, as a copy has it.`)
  expect(likeness(shinglesOf(text ?? ''), copy)).toBeGreaterThan(0.9)
  expect(likeness(shinglesOf(text ?? ''), shinglesOf(town ?? ''))).toBeLessThan(0.3)
})

/** Every three words in a row. */
function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$%'’]+/gu) ?? []
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

/** The share of what two texts have in common among all that they have (Jaccard). */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length
  return shared / (one.size + other.size - shared)
}
