import { describe, expect, test } from 'vitest'
import { reviews } from './testing/sample-reviews.ts'

const texts = reviews.map(({ text }) => text)
const wordsIn = (text: string) => text.split(/\s+/).length
const share = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length / texts.length

describe('sample reviews are not written by one hand', () => {
  test('no two begin alike', () => {
    const firstWords = texts.map((text) => text.split(' ').slice(0, 4).join(' '))
    expect(firstWords.filter((words, place) => firstWords.indexOf(words) !== place)).toEqual([])
  })

  test('some are a few words, some are long, and one in six is under twenty', () => {
    const lengths = texts.map(wordsIn)
    expect(Math.min(...lengths)).toBeLessThan(5)
    expect(Math.max(...lengths)).toBeGreaterThan(140)
    expect(lengths.filter((length) => length < 20).length / lengths.length).toBeGreaterThan(0.15)
  })

  test.each([
    ['an exclamation mark', /!/, 0.2, 0.6],
    ['what it cost', /\$\d/, 0.15, 0.4],
    ['somebody of the crew', /\b(Owen|Dana|Luis|Marcus|Terrell|Ben|Carla)\b/, 0.25, 0.6],
    [
      'a wry negation at the end',
      /\b(nobody|no one|never|not|isn’t|didn’t|don’t|wasn’t)\b[^.!?]*[.!?]$/i,
      0,
      0.25,
    ],
  ])('%s is in some of them', (_name, pattern, least, most) => {
    expect(share(pattern)).toBeGreaterThanOrEqual(least)
    expect(share(pattern)).toBeLessThanOrEqual(most)
  })

  test('a few customers complain, and give four stars', () => {
    const four = reviews.filter(({ rating }) => rating === 4)
    expect(four.length / reviews.length).toBeGreaterThan(0.05)
    expect(
      share(/late|longer|complain|annoyed|downside|wish|took off|leaked|missed|dust|headache|pricey|loud/i),
    ).toBeGreaterThan(0.1)
  })
})

test('each one has its day, and is marked as a sample, which the launch check holds back', () => {
  expect(reviews.length).toBeGreaterThan(50)
  const isMarked = ({ sample, source, date }: (typeof reviews)[number]) =>
    sample && source?.startsWith('Sample') && /^\d{4}-\d{2}-\d{2}$/.test(date)
  expect(reviews.filter((review) => !isMarked(review))).toEqual([])
})
