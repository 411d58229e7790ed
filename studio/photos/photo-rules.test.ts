import { expect, test } from 'vitest'
import { isLargeEnough, isLogoLargeEnough, sizeProblem } from './photo-rules.ts'
import { smallerSize } from './prepare/prepare-photo.ts'

const photo = (size: string, crop?: { left: number; right: number }) => ({
  asset: { _type: 'reference' as const, _ref: `image-${'0'.repeat(40)}-${size}-jpg` },
  ...(crop && { crop: { _type: 'sanity.imageCrop' as const, top: 0, bottom: 0, ...crop } }),
})

test('a photo of twelve megapixels is sent with what the website needs of it, upright or across', () => {
  expect(smallerSize({ width: 4032, height: 3024 })).toEqual({ width: 2880, height: 2160 })
  expect(smallerSize({ width: 3024, height: 4032 })).toEqual({ width: 2160, height: 2880 })
})

test('a photo that is small enough, or a panorama, is sent as it is', () => {
  for (const size of [
    { width: 1600, height: 1200 },
    { width: 12_000, height: 2000 },
  ])
    expect(smallerSize(size)).toEqual(size)
})

test('a photo that is too small for its place is told so, with its size', () => {
  expect(isLargeEnough(photo('1200x900'))).toBe(true)
  expect(isLargeEnough(photo('800x600'))).toContain('This photo is 800 pixels wide')
  expect(isLargeEnough(photo('2000x1500', { left: 0.25, right: 0.25 }))).toContain('1000 pixels wide')
})

test.each(['1x1', '31x400', '3000x3'])(
  '%s pixels are too few for anyone to see, as a photo and as a logo',
  (size) => {
    for (const told of [isLargeEnough(photo(size)), isLogoLargeEnough(photo(size))])
      expect(told).toContain(`${size.replace('x', ' by ')} pixels, too small for anyone to see`)
  },
)

test('a logo that is not sharp on a phone is told what it needs', () => {
  expect(sizeProblem({ width: 120, height: 44 })).toBeUndefined()
  expect(isLogoLargeEnough(photo('120x44'))).toContain('44 pixels high')
  expect(isLogoLargeEnough(photo('400x132'))).toBe(true)
})

test('a picture without a file, and a drawing that is sharp in any size, are not told anything', () => {
  expect([isLargeEnough(undefined), isLogoLargeEnough(undefined)]).toEqual([true, true])
  const { asset } = photo('80x60')
  expect(isLargeEnough({ asset: { ...asset, _ref: asset._ref.replace('-jpg', '-svg') } })).toBe(true)
})
