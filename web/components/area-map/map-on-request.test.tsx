import { expect, test } from 'vitest'
import { exampleBusiness } from '../../fragments/examples/example-business.ts'
import { Rendered } from '../../testing/rendered.ts'
import { MapOnRequest } from './map-on-request.tsx'

const matthews = { name: 'Matthews', location: { lat: 35.1168, lng: -80.7237 } }

test('the drawing stands there, and the button without a script is a link to the map in a new tab', () => {
  const map = new Rendered(<MapOnRequest business={exampleBusiness}>Drawing</MapOnRequest>)
  expect(map.text).toBe('Drawing Show the map (opens in a new tab)From OpenStreetMap')
  expect(map.links).toEqual([exampleBusiness.mapUrl])
  expect(map.attributes('rel')).toEqual(['noopener'])
  expect(map.html).not.toContain('<iframe')
})

test('the map to come shows all that is served, or a town and what is around it', () => {
  const all = new Rendered(<MapOnRequest business={exampleBusiness}>Drawing</MapOnRequest>)
  const town = new Rendered(
    <MapOnRequest business={exampleBusiness} town={matthews}>
      Drawing
    </MapOnRequest>,
  )
  expect(heightOf(all)).toBeCloseTo(60 / 69.05, 2)
  expect(heightOf(town)).toBeCloseTo(12 / 69.05, 2)
  expect(town.attributes('data-title')).toEqual(['Map of Matthews on OpenStreetMap'])
  expect(town.links).toEqual([
    'https://www.openstreetmap.org/?mlat=35.1168&mlon=-80.7237#map=12/35.1168/-80.7237',
  ])
})

/** In degrees. */
function heightOf(map: Rendered): number {
  const { origin, searchParams } = new URL(map.attributes('data-embed')[0] ?? '')
  expect(origin).toBe('https://www.openstreetmap.org')
  const [, south = 0, , north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number)
  return north - south
}
