import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../schema/index.ts'
import { changedWords } from './changed-words.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const lines = (type: string, from: object, to: object) =>
  changedWords(schema, { _type: type, ...from }, { _type: type, ...to }).map(
    ({ title, from: before, to: after }) => `${title}: ${before} → ${after}`,
  )

test('an amount reads in dollars, a choice in the words of the form', () => {
  const from = { minimum: 250, unit: 'hour', openEnded: false, title: 'Painting' }
  expect(lines('price', from, { ...from, minimum: 275, unit: 'visit', openEnded: true })).toEqual([
    'Amount: $2.50 → $2.75',
    'Can be more: off → on',
    'The amount pays for: one hour → one visit',
  ])
})

test('of a long text the words around the difference are quoted', () => {
  const text = 'They came on time, painted the whole kitchen in one day and left it clean.'
  expect(lines('review', { text }, { text: text.replace('one day', 'two days') })).toEqual([
    'Their words: “…kitchen in one day and left…” → “…kitchen in two days and left…”',
  ])
})

test('a text of paragraphs reads as one, and one that is empty as nothing', () => {
  const block = (_key: string, text: string) => ({ _type: 'block', _key, children: [{ _key: 'a', text }] })
  const [title = ''] = lines('faq', {}, { answer: [block('a', 'Yes.'), block('b', 'Ask us.')] })
  expect(title).toBe('Answer:  → “Yes. Ask us.”')
})

test('a day that came, one that went, and one that changed are told by their names', () => {
  const day = (_key: string, name: string, date: string, more = {}) => ({ _key, name, date, ...more })
  const kept = day('a', 'Thanksgiving', '2026-11-26')
  const from = { exceptions: [kept, day('b', 'Inventory', '2026-12-01')] }
  const to = { exceptions: [{ ...kept, opens: '08:00', closes: '12:00' }, day('c', 'Snow', '2026-12-02')] }
  expect(lines('openingHours', from, to)).toEqual([
    'Holidays and vacation, November 26, 2026, Opens:  → “8:00 AM”',
    'Holidays and vacation, November 26, 2026, Closes:  → “12:00 PM”',
    'Holidays and vacation: December 1, 2026 → December 2, 2026',
  ])
})

test('another photo has no words, its description does', () => {
  const asset = (_ref: string) => ({ asset: { _type: 'reference', _ref } })
  const from = { picture: { ...asset('image-1'), alt: 'A kitchen' } }
  expect(lines('project', from, { picture: { ...asset('image-2'), alt: 'A kitchen' } })).toEqual([
    'The large photo:  → ',
  ])
  expect(lines('project', from, { picture: { ...asset('image-1'), alt: 'A bath' } })).toEqual([
    'The large photo, What the picture shows: “A kitchen” → “A bath”',
  ])
})

test('a switch that was never touched reads as the form shows it', () => {
  expect(lines('review', {}, { shown: false, sample: false })).toEqual(['Show on the website: on → off'])
  expect(lines('review', { shown: false, sample: true }, {})).toEqual([
    'Show on the website: off → on',
    'Sample: on → off',
  ])
})

test('versions that are the same have no changes', () => {
  expect(lines('price', { minimum: 250 }, { minimum: 250, maximum: undefined, _rev: 'other' })).toEqual([])
})
