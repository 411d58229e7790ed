import { expect, test } from 'vitest'
import { exampleReview } from '../../fragments/examples/examples.ts'
import { Rendered } from '../../testing/rendered.ts'
import { reviewsExample } from './example.ts'
import { Reviews } from './reviews.tsx'

const reviews = new Rendered(<Reviews {...reviewsExample} reviewsUrl="https://maps.example/reviews" />)

test('shows who wrote what about which work, with their stars', () => {
  expect(reviews.sections).toEqual(['reviews'])
  expect(reviews.items).toBe(2)
  expect(reviews.text).toContain('Dana R., Plaza Midwood Interior painting')
  expect(reviews.text).toContain('4 out of 5 stars')
})

test('says what the work saved when the customer named it', () => {
  expect(reviews.text).toContain('saved $1,200')
})

test('leads to all reviews in a new tab', () => {
  expect(reviews.links).toEqual(['https://maps.example/reviews'])
  expect(reviews.attributes('target')).toEqual(['_blank'])
  expect(reviews.attributes('rel')).toEqual(['noopener'])
})

test('has no such link when there is no page to lead to', () => {
  expect(new Rendered(<Reviews {...reviewsExample} reviewsUrl={null} />).links).toEqual([])
})

test('gives no stars to what a customer wrote without any', () => {
  const letter = { ...exampleReview, rating: null }
  const shown = new Rendered(<Reviews heading="Letters" reviews={[letter]} reviewsUrl={null} />)
  expect(shown.text).toContain(letter.text)
  expect(shown.text).not.toContain('stars')
})

test('is not there at all without a review', () => {
  expect(new Rendered(<Reviews heading="Reviews" reviews={[]} reviewsUrl="https://maps.example/reviews" />).html).toBe('')
})
