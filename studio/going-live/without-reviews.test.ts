import { expect, test } from 'vitest'
import { withoutReviews } from './without-reviews.ts'

const gone = new Set(['review-a', 'review-b'])
const ref = (id: string) => ({ _type: 'reference', _key: id, _ref: id })

test('takes references out of lists and fields, however deep, and leaves the rest as it is', () => {
  const document = {
    title: 'Painting',
    review: ref('review-a'),
    about: { heading: 'About', review: ref('review-b') },
    reviews: { heading: 'Reviews', items: [ref('review-a'), ref('review-c')] },
    price: ref('price-1'),
  }
  expect(withoutReviews(document, gone)).toEqual({
    review: undefined,
    about: { heading: 'About' },
    reviews: { heading: 'Reviews', items: [ref('review-c')] },
  })
})

test('a section that has lost all its reviews goes, one that has others stays', () => {
  const prose = { _key: '1', _type: 'prose', text: [] }
  const some = { _key: '3', _type: 'reviews', reviews: [ref('review-b'), ref('review-c')] }
  const sections = [prose, { _key: '2', _type: 'reviews', reviews: [ref('review-a'), ref('review-b')] }, some]
  expect(withoutReviews({ sections }, gone)).toEqual({
    sections: [prose, { ...some, reviews: [ref('review-c')] }],
  })
})

test('a document that refers to none of them does not change', () => {
  expect(withoutReviews({ sections: [{ _key: '1', reviews: [ref('review-c')] }], tags: [] }, gone)).toEqual(
    {},
  )
})
