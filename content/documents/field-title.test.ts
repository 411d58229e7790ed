import { expect, test } from 'vitest'
import { fieldTitle, lackWords } from './field-title.ts'

test.each([
  ['price', 'minimum', 'Amount'],
  ['service', 'hero.heading', 'Top of the page › Heading'],
  ['service', 'sections[_key=="a1"].heading', 'Sections › Heading'],
  ['business', 'licences[0].number', 'Licenses › Number'],
])('in a %s, %s is called %s', (type, path, title) => {
  expect(fieldTitle(type, path)).toBe(title)
})

test('a name that no form has is left out', () => {
  expect(fieldTitle('price', 'minimum.nothing')).toBe('Amount')
  expect(fieldTitle('price', 'toString')).toBeUndefined()
})

test.each([
  ['minimum', '"minimum" is empty.', '“Interior painting”: “Amount” is empty.'],
  ['nothing', '"nothing" is empty.', '“Interior painting”: “nothing” is empty.'],
  ['nothing', 'a rail of 36" is short.', '“Interior painting”: a rail of 36" is short.'],
])('what is missing at "%s" is said as people read it', (field, reason, words) => {
  expect(lackWords({ document: 'Interior painting', type: 'price', field, reason })).toBe(words)
})
