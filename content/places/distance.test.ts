import { expect, test } from 'vitest'
import { milesFrom } from './distance.ts'

const charlotte = { lat: 35.2271, lng: -80.8431 }

test('a town in the northeast lies east and north, by so many miles', () => {
  const { east, north } = milesFrom(charlotte, { lat: 35.4088, lng: -80.5795 })
  expect([Math.round(east), Math.round(north)]).toEqual([15, 13])
})

test('a town in the southwest lies west and south', () => {
  const { east, north } = milesFrom(charlotte, { lat: 34.9249, lng: -81.0251 })
  expect([Math.round(east), Math.round(north)]).toEqual([-10, -21])
})

test('a place lies nowhere from itself', () => {
  expect(milesFrom(charlotte, charlotte)).toEqual({ east: 0, north: 0 })
})
