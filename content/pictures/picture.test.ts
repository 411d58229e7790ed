import { expect, test } from 'vitest'
import { imageUrl, spotInShape, stripOfShape, wholeImageFiles } from './picture.ts'
import { renditionAt } from './rendition.ts'

const asset = { _ref: 'image-0a1b2c3d4e5f60718293a4b5c6d7e8f901234567-2000x1500-jpg' }
const folder = '/images/0a1b2c3d4e5f60718293a4b5c6d7e8f901234567-2000x1500-jpg'

test('a picture that is cut to a shape keeps what the owner put the circle on', () => {
  const hotspot = { x: 0.5, y: 0, width: 0.4, height: 0.4 }
  const url = imageUrl({ asset, hotspot }, { width: 640, height: 320 })
  expect(url).toBe(`${folder}/0-0-2000x1000/640x320.avif`)
})

test('a spot of the whole picture keeps its place when the picture is cut to a shape', () => {
  const picture = { asset, hotspot: { x: 0.5, y: 0, width: 0.4, height: 0.4 } }
  expect(spotInShape(picture, 2, { x: 30, y: 40 })).toEqual({ x: 30, y: 60 })
  expect(spotInShape(picture, 4 / 3, { x: 30, y: 40 })).toEqual({ x: 30, y: 40 })
})

test('a spot that is cut off has no place', () => {
  const picture = { asset, hotspot: { x: 0.5, y: 0, width: 0.4, height: 0.4 } }
  expect(spotInShape(picture, 2, { x: 30, y: 80 })).toBeUndefined()
})

test('a strip of a picture that is cut to a shape has the pixels that are seen, and no others', () => {
  const picture = { asset, hotspot: { x: 0.5, y: 0, width: 0.4, height: 0.4 } }
  const strip = stripOfShape(picture, 2, { from: 10, to: 60 })
  expect(imageUrl(strip, { width: 640, height: 640 })).toBe(`${folder}/200-0-1000x1000/640x640.avif`)
})

test('the whole picture has its own shape, in the largest size that its file has pixels for and in some smaller ones', () => {
  expect(wholeImageFiles({ asset })).toEqual({
    src: `${folder}/whole/1920.avif`,
    srcSet: [
      `${folder}/whole/480.avif 480w`,
      `${folder}/whole/780.avif 780w`,
      `${folder}/whole/1200.avif 1200w`,
      `${folder}/whole/1920.avif 1920w`,
    ].join(', '),
  })
})

test('the whole of a small picture is no larger than its file', () => {
  const small = '/images/0a1b-700x700-png/whole'
  expect(wholeImageFiles({ asset: { _ref: 'image-0a1b-700x700-png' } })).toEqual({
    src: `${small}/640.avif`,
    srcSet: `${small}/480.avif 480w, ${small}/640.avif 640w`,
  })
})

test('what the owner cropped is no part of the whole picture, and nothing else is missing', () => {
  const crop = { top: 0, bottom: 0, left: 0.5, right: 0 }
  expect(wholeImageFiles({ asset, crop }).src).toBe(`${folder}/1000-0-1000x1500/960.avif`)
})

test.each([
  [
    { x: 0, y: 0, width: 0.1, height: 0.1 },
    { top: 0.333, bottom: 0.111, left: 0.007, right: 0.499 },
  ],
  [
    { x: 1, y: 1, width: 0.3, height: 0.9 },
    { top: 0, bottom: 0.5, left: 0.25, right: 0.0001 },
  ],
  [{ x: 0.37, y: 0.61, width: 1, height: 1 }, null],
  [null, { top: 0.2, bottom: 0.2, left: 0.2, right: 0.2 }],
])(
  'whatever the owner keeps of a picture (%j, %j) is asked for under an address that can be read',
  (hotspot, crop) => {
    for (const size of ['2000x1500', '701x1333', '1x1', '99999x3'])
      for (const height of [undefined, 1, 213.3, 630, 1200]) {
        const picture = { asset: { _ref: asset._ref.replace('2000x1500', size) }, hotspot, crop }
        const url = imageUrl(picture, { width: 480, height })
        expect(renditionAt(url), url).toBeDefined()
      }
  },
)
