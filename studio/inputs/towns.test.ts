import { expect, test } from 'vitest'
import { townAt } from './towns.ts'

const town = (name: string, lat: number, lng: number) => ({ name, isClose: true, location: { lat, lng } })
const towns = [
  town('Charlotte', 35.2271, -80.8431),
  town('Matthews', 35.1168, -80.7237),
  { name: 'No place yet', isClose: true, location: null },
]

test('a place is in the nearest town, or in none that the business serves', () => {
  expect(townAt({ lat: 35.12, lng: -80.74 }, towns)).toBe('Matthews')
  expect(townAt({ lat: 35.2, lng: -80.83 }, towns)).toBe('Charlotte')
  expect(townAt({ lat: 34.0, lng: -81.03 }, towns)).toBeUndefined()
  expect(townAt({ lat: 35.12, lng: -80.74 }, [])).toBeUndefined()
})
