import { expect, test } from 'vitest'
import { imageUrl } from '#content/picture.ts'
import { readPictureRequest } from './picture-request.ts'

const name = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567-2000x1500'
const asset = { _ref: `image-${name}-jpg` }

function read(query: string, { file = `${name}.jpg`, accept = '*/*' } = {}) {
  return readPictureRequest(file, new URLSearchParams(query), accept)
}

test('whatever a page can ask for is understood', () => {
  const crop = { top: 0.1, bottom: 0.1, left: 0, right: 0 }
  const { pathname, searchParams } = new URL(
    imageUrl({ asset, crop }, { width: 1200, height: 630 }),
    'http://localhost',
  )
  const request = readPictureRequest(pathname.replace('/images/', ''), searchParams, '*/*')
  expect(request?.parameters.get('w')).toBe('1200')
})

test.each([
  ['image/avif,image/webp,*/*', 'image/avif,image/webp'],
  ['image/webp,image/*', 'image/webp'],
  ['*/*', ''],
])('of the formats in %j the modern ones count', (accept, formats) =>
  expect(read('w=640', { accept })?.formats).toBe(formats),
)

test('the order of the parameters makes no other picture', () => {
  expect(read('w=640&h=320')?.parameters.toString()).toBe(read('h=320&w=640')?.parameters.toString())
})

test.each(['', 'w=641', 'h=320', 'w=640&h=99999', 'w=640&rect=1,2,3', 'w=640&blur=50', 'w=640&dpr=5'])(
  'sizes and effects that no page asks for are refused: %s',
  (query) => expect(read(query)).toBeUndefined(),
)

test.each(['../../.env', 'a.jpg', `${name}.svg`, `${name}.jpg/..`])('%s is not a picture', (file) =>
  expect(read('w=640', { file })).toBeUndefined(),
)
