import { expect, test } from 'vitest'
import { imageUrl, spotInShape } from './picture.ts'

const asset = { _ref: 'image-0a1b2c3d4e5f60718293a4b5c6d7e8f901234567-2000x1500-jpg' }
const file = '/images/0a1b2c3d4e5f60718293a4b5c6d7e8f901234567-2000x1500.jpg'

test('a picture has its address on the site itself', () => {
  expect(imageUrl({ asset }, { width: 640 })).toBe(`${file}?w=640`)
})

test('a picture that is cut to a shape keeps what the owner put the circle on', () => {
  const hotspot = { x: 0.5, y: 0, width: 0.4, height: 0.4 }
  const url = new URL(imageUrl({ asset, hotspot }, { width: 640, height: 320 }), 'http://localhost')
  expect(Object.fromEntries(url.searchParams)).toEqual({ rect: '0,0,2000,1000', w: '640', h: '320' })
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
