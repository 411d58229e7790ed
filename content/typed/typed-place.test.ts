import { expect, test } from 'vitest'
import { readPlace } from './typed-place.ts'

const MATTHEWS = { lat: 35.1168, lng: -80.7237 }

test.each([
  '35.1168, -80.7237',
  '35.1168 -80.7237',
  '(35.1168, -80.7237)',
  '35.1168, 80.7237',
  '35.1168° N, 80.7237° W',
  'https://www.google.com/maps/place/Matthews,+NC/@35.1168,-80.7237,13z/data=!3m1',
  'https://www.google.com/maps?q=35.1168%2C-80.7237',
])('%s is Matthews', (typed) => expect(readPlace(typed)).toEqual(MATTHEWS))

test.each(['', 'Matthews', '35.1168', '28105', '95.2, -80.7', '100%'])('"%s" is no place', (typed) =>
  expect(readPlace(typed)).toBeUndefined(),
)
