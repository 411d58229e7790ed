import sharp from 'sharp'
import { expect, test } from 'vitest'
import { placeIn } from './photo-place.ts'

const photo = (gps?: Record<string, string>) => {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#9cc3e6' } }).jpeg()
  return (gps ? plain.withExif({ IFD3: gps }) : plain).toBuffer()
}
const matthews = {
  ...{ GPSLatitudeRef: 'N', GPSLatitude: '35/1 7/1 24/10' },
  ...{ GPSLongitudeRef: 'W', GPSLongitude: '80/1 43/1 2532/100' },
}

test('the place that a camera wrote down is read', async () => {
  const { lat, lng } = placeIn(await photo(matthews)) ?? { lat: 0, lng: 0 }
  expect(lat).toBeCloseTo(35.1173, 4)
  expect(lng).toBeCloseTo(-80.7237, 4)
})

test('a photo without a place, with half of one, or that is damaged has none', async () => {
  const { GPSLatitude, GPSLatitudeRef } = matthews
  for (const file of [await photo(), await photo({ GPSLatitude, GPSLatitudeRef }), new Uint8Array(0)])
    expect(placeIn(file)).toBeNull()
  const whole = await photo(matthews)
  for (let length = 0; length < 400; length += 1)
    expect([null, 35]).toContain(Math.trunc(placeIn(whole.subarray(0, length))?.lat ?? Number.NaN) || null)
})
