import { expect, test } from 'vitest'
import { reviewText, USUAL_WORDS } from './review-text.ts'

const usual = {
  firstName: 'Dana',
  business: 'Hill Repair',
  words: USUAL_WORDS,
  address: 'https://r.example/x',
}

test('a customer is greeted by the first name, and the link stands on a line of its own', () => {
  expect(reviewText(usual)).toBe(`Hi Dana, this is Hill Repair. ${USUAL_WORDS}\nhttps://r.example/x`)
})

test('without a name there is no gap, and without words of his own the usual ones are sent', () => {
  expect(reviewText({ ...usual, firstName: '  ', words: ' ' })).toBe(
    `Hi, this is Hill Repair. ${USUAL_WORDS}\nhttps://r.example/x`,
  )
})

test('the owner’s own words take the place of the usual ones', () => {
  const text = reviewText({ ...usual, firstName: ' Dana ', words: 'How was it?' })
  expect(text).toBe('Hi Dana, this is Hill Repair. How was it?\nhttps://r.example/x')
})
