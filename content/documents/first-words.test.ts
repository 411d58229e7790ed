import { expect, test } from 'vitest'
import { cityWords, serviceWords } from './first-words.ts'

const LONG = 'Llanfairpwllgwyngyll Township near the Lake'

test.each(['Indian Trail', LONG])('the first words of %s fit', (name) => {
  const { hero, closing, seo } = cityWords({ name, state: 'NC' })
  expect(hero.heading).toContain(name)
  expect(hero.heading.length).toBeLessThanOrEqual(80)
  expect(closing.heading.length).toBeLessThanOrEqual(80)
  expect(seo.title.length).toBeLessThanOrEqual(60)
  expect(seo.description.length).toBeLessThanOrEqual(160)
})

test('those of a service are its own', () => {
  const summary = 'Cedar, vinyl and chain link fences, set in concrete and straight along the line.'
  const { hero, seo } = serviceWords({ title: 'Fences', summary, place: 'Charlotte, NC' })
  expect(hero).toEqual({ heading: 'Fences', lead: summary })
  expect(seo).toEqual({ title: 'Fences in Charlotte, NC', description: summary })
})

test('what is too long ends with a whole word', () => {
  const title = `${'Very '.repeat(12)}long`
  expect(serviceWords({ title, summary: 'x', place: 'Charlotte, NC' }).seo.title).toMatch(/^(Very ){11}Very$/)
})
