import { expect, test } from 'vitest'
import { exampleBusiness } from '../../lake/fragments/examples/example-business.ts'
import { exampleClaim, exampleReview } from '../../lake/fragments/examples/examples.ts'
import { aggregateRatingOf, reviewRatingOf } from './ratings.ts'

test('search engines are told the rating that the claims hold', () => {
  expect(aggregateRatingOf(exampleBusiness)).toMatchObject({
    aggregateRating: { ratingValue: 4.9, bestRating: 5, reviewCount: 300 },
  })
})

test.each([
  ['there is no rating', { rating: null }],
  ['nobody knows how many reviews it rests on', { reviewCount: null }],
  ['the rating is not one of five stars', { rating: { ...exampleClaim, value: '98%' } }],
  ['the number of reviews is none', { reviewCount: { ...exampleClaim, value: 'hundreds' } }],
  ['the owner keeps it from them', { ratingForSearch: false }],
])('they are told none when %s', (_, known) => {
  expect(aggregateRatingOf({ ...exampleBusiness, ...known })).toEqual({})
})

test('a review has the stars of its customer, or none', () => {
  expect(reviewRatingOf(exampleReview)).toMatchObject({ reviewRating: { ratingValue: 5 } })
  expect(reviewRatingOf({ ...exampleReview, rating: null })).toEqual({})
})
