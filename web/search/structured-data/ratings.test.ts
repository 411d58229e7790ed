import { expect, test } from 'vitest'
import { business, claim, review } from '../../testing/samples.ts'
import { aggregateRatingOf, reviewRatingOf } from './ratings.ts'

test('search engines are told the rating that the claims hold', () => {
  expect(aggregateRatingOf(business)).toMatchObject({
    aggregateRating: { ratingValue: 4.9, bestRating: 5, reviewCount: 300 },
  })
})

test.each([
  ['there is no rating', { rating: null }],
  ['nobody knows how many reviews it rests on', { reviewCount: null }],
  ['the rating is not one of five stars', { rating: { ...claim, value: '98%' } }],
  ['the number of reviews is none', { reviewCount: { ...claim, value: 'hundreds' } }],
  ['the owner keeps it from them', { ratingForSearch: false }],
])('they are told none when %s', (_, known) => {
  expect(aggregateRatingOf({ ...business, ...known })).toEqual({})
})

test('a review has the stars of its customer, or none', () => {
  expect(reviewRatingOf(review)).toMatchObject({ reviewRating: { ratingValue: 5 } })
  expect(reviewRatingOf({ ...review, rating: null })).toEqual({})
})
