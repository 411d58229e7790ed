import { describe, expect, test } from 'vitest'
import { type Entry, findEntries } from './find-entries.ts'

const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
  title,
  words: '',
  text: '',
  phones: [],
  weight: 1,
  ...more,
})

const ENTRIES = [
  entry('Prices of painting in Matthews', { text: 'From $2.50 a square foot' }),
  entry('Business', { words: 'phone number email company', phones: ['+17045550142'], weight: 6 }),
  entry('Opening hours', { words: 'holiday closed', text: 'Thanksgiving', weight: 6 }),
  entry('What does a plumber charge?', { text: 'Plumbing costs from $125.' }),
  entry('Interior painting', { words: 'price cost 2.50', weight: 4 }),
  entry('Painting', { text: 'The price of two coats', weight: 3 }),
  entry('Plumbing', { weight: 3 }),
  entry('Handyman', { words: 'price cost 1,200', text: 'by the hour', weight: 4 }),
  entry('Café Zoë', { text: "The owner's kitchen" }),
]

const firstFor = (typed: string) => findEntries(ENTRIES, typed)[0]?.title

describe('What the owner types first comes first', () => {
  test.each([
    ['704-555-0142', 'Business'],
    ['(704) 555 0142', 'Business'],
    ['+1 704.555.0142', 'Business'],
    ['17045550142', 'Business'],
    ['0142', 'Business'],
    ['phone', 'Business'],
    ['my phone number', 'Business'],
    ['holiday', 'Opening hours'],
    ['holidays', 'Opening hours'],
    ['hours', 'Opening hours'],
    ['thanksgiving', 'Opening hours'],
    ['painting price', 'Interior painting'],
    ['price of painting', 'Interior painting'],
    ['$2.50', 'Interior painting'],
    ['2.5', 'Interior painting'],
    ['$1200', 'Handyman'],
    ['plumb', 'Plumbing'],
    ['PLUMBING', 'Plumbing'],
    ['cafe zoe', 'Café Zoë'],
    ['owners kitchen', 'Café Zoë'],
  ])('%s', (typed, title) => expect(firstFor(typed)).toBe(title))
})

test('only what has all the words is found, if anything has', () => {
  expect(findEntries(ENTRIES, 'painting matthews').map(({ title }) => title)).toEqual([
    'Prices of painting in Matthews',
  ])
})

test('a word too many does not end in nothing', () =>
  expect(firstFor('change opening hours')).toBe('Opening hours'))

test.each(['', '  ', '?!', 'zebra'])('"%s" finds nothing', (typed) =>
  expect(findEntries(ENTRIES, typed)).toEqual([]),
)
