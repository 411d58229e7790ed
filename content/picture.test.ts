import { expect, test } from 'vitest'
import { imageUrl } from './picture.ts'

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
