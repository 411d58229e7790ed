import { expect, test } from 'vitest'
import { exampleReview } from '../../fragments/examples/examples.ts'
import { reviewsShown } from '../../fragments/text/review.ts'
import { Rendered } from '../../testing/rendered.ts'
import { reviewsExample } from './example.ts'
import { Reviews } from './reviews.tsx'

const shown = { ...reviewsExample, reviews: reviewsShown(reviewsExample) }
const reviews = new Rendered(<Reviews {...shown} reviewsUrl="https://maps.example/reviews" />)

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
  expect(new Rendered(<Reviews {...shown} reviewsUrl={null} />).links).toEqual([])
})

test('gives no stars to what a customer wrote without any', () => {
  const letter = { ...exampleReview, rating: null }
  const shown = new Rendered(<Reviews heading="Letters" reviews={[letter]} reviewsUrl={null} />)
  expect(shown.text).toContain(letter.text)
  expect(shown.text).not.toContain('stars')
})

test('what was chosen by hand follows the newest, each once', () => {
  const older = { ...exampleReview, _id: 'review-older' }
  expect(reviewsShown({ newest: [exampleReview], chosen: [older, exampleReview] })).toEqual([
    exampleReview,
    older,
  ])
})

test('without any review there is no section', () => {
  expect(new Rendered(<Reviews {...shown} reviews={[]} reviewsUrl={null} />).sections).toEqual([])
})
