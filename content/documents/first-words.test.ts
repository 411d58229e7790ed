import { expect, test } from 'vitest'
import { followingWords, serviceWords } from './first-words.ts'

const place = 'Charlotte, NC'
const gutters = serviceWords({ title: 'Gutter cleaning', summary: 'We clean your gutters.', place })
const snow = serviceWords({ title: 'Snow plowing', summary: 'We plow your drive.', place })

test('what was written of a service follows its name and card', () => {
  expect(followingWords(gutters, gutters, snow)).toEqual([
    { path: ['hero', 'heading'], text: 'Snow plowing' },
    { path: ['hero', 'lead'], text: 'We plow your drive.' },
    { path: ['closing', 'heading'], text: 'Questions about snow plowing?' },
    { path: ['seo', 'title'], text: 'Snow plowing in Charlotte, NC' },
    { path: ['seo', 'description'], text: 'We plow your drive.' },
  ])
})

test('what the owner typed himself, or left empty, stays', () => {
  const his = {
    ...gutters,
    hero: { heading: 'Gutters like new', lead: gutters.hero.lead },
    closing: undefined,
  }
  const changed = followingWords(his, gutters, snow).map(({ path }) => path.join('.'))
  expect(changed).toEqual(['hero.lead', 'seo.title', 'seo.description'])
  expect(followingWords(snow, gutters, snow)).toEqual([])
})
