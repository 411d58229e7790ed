import { expect, test } from 'vitest'
import { milesFrom } from './distance.ts'

const charlotte = { lat: 35.2271, lng: -80.8431 }

test.each([
  [{ lat: 35.4088, lng: -80.5795 }, 15, 13],
  [{ lat: 34.9249, lng: -81.0251 }, -10, -21],
  [charlotte, 0, 0],
])('%o lies %i miles east and %i miles north', (place, east, north) => {
  const miles = milesFrom(charlotte, place)
  expect([Math.round(miles.east), Math.round(miles.north)]).toEqual([east, north])
})
