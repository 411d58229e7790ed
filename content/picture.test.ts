import { expect, test } from 'vitest'
import { imageUrl, spotInShape, stripOfShape, wholeImageUrl } from './picture.ts'

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

test('a strip of a picture that is cut to a shape has the pixels that are seen, and no others', () => {
  const picture = { asset, hotspot: { x: 0.5, y: 0, width: 0.4, height: 0.4 } }
  const strip = stripOfShape(picture, 2, { from: 10, to: 60 })
  expect(imageUrl(strip, { width: 640, height: 640 })).toBe(`${file}?rect=200,0,1000,1000&w=640&h=640`)
})

test('the whole picture has its own shape, in the largest size that its file has pixels for', () => {
  expect(wholeImageUrl({ asset })).toBe(`${file}?w=1920&h=1440`)
  expect(wholeImageUrl({ asset: { _ref: 'image-0a1b-700x700-png' } })).toBe(
    '/images/0a1b-700x700.png?w=640&h=640',
  )
})

test('what the owner cropped is no part of the whole picture, and nothing else is missing', () => {
  const crop = { top: 0, bottom: 0, left: 0.5, right: 0 }
  expect(wholeImageUrl({ asset, crop })).toBe(`${file}?rect=1000,0,1000,1500&w=960&h=1440`)
})
