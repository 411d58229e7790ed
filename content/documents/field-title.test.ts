import { expect, test } from 'vitest'
import { curvedQuotes, fieldTitle, withFieldTitle } from './field-title.ts'

test.each([
  ['price', 'minimum', 'Amount'],
  ['service', 'hero.heading', 'Top of the page › Heading'],
  ['service', 'sections[_key=="a1"].heading', 'Sections › Heading'],
  ['business', 'licences[0].number', 'Licenses › Number'],
])('in a %s, %s is called %s', (type, path, title) => {
  expect(fieldTitle(type, path)).toBe(title)
})

test('a name that no form has is left out, and a reason keeps what nobody has named', () => {
  expect(fieldTitle('price', 'minimum.nothing')).toBe('Amount')
  expect(fieldTitle('price', 'toString')).toBeUndefined()
  expect(withFieldTitle('"minimum" is empty.', 'price', 'minimum')).toBe('"Amount" is empty.')
  expect(withFieldTitle('"nothing" is empty.', 'price', 'nothing')).toBe('"nothing" is empty.')
})

test('people read curved quotation marks', () => {
  expect(curvedQuotes('"Interior painting": "Amount" is empty.')).toBe(
    '“Interior painting”: “Amount” is empty.',
  )
  expect(curvedQuotes('a rail of 36"')).toBe('a rail of 36"')
})
