import { expect, test } from 'vitest'
import { exampleClaim, examplePicture, exampleReview } from '../../../fragments/examples/examples.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { About } from './about.tsx'
import type { AboutSlice } from './query.ts'

const about: AboutSlice = {
  heading: 'We bring the level',
  intro: null,
  claims: [exampleClaim],
  points: ['One written price before the work starts'],
  pictures: [{ ...examplePicture, _key: 'a' }],
  review: exampleReview,
}

test('shows figures, a picture, promises and a review', () => {
  const shown = new Rendered(<About about={about} />)
  expect(shown.sections).toEqual(['about', 'stats'])
  expect(shown.text).toContain('Average rating 4.9/5')
  expect(shown.text).toContain('One written price before the work starts')
  expect(shown.text).toContain('Dana R.')
})

test('does without pictures, promises and review', () => {
  const bare = { ...about, pictures: null, points: null, review: null }
  expect(new Rendered(<About about={bare} />).text).toBe('We bring the level Average rating 4.9/5')
})
