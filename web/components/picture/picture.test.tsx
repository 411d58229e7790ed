import { expect, test } from 'vitest'
import { examplePicture } from '../../fragments/examples/examples.ts'
import { Rendered } from '../../testing/rendered.ts'
import { Picture } from './picture.tsx'

const shown = (picture = examplePicture, decorative = false) =>
  new Rendered(<Picture picture={picture} shape="wide" sizes="100vw" decorative={decorative} />)

test('keeps its place before it is loaded', () => {
  expect(shown().attributes('width')).toEqual(['1600'])
  expect(shown().attributes('height')).toEqual(['900'])
})

test('is offered in sizes that its file has pixels for, and no larger', () => {
  const widths = [...(shown().attributes('srcSet')[0] ?? '').matchAll(/ (\d+)w/g)].map(([, width]) =>
    Number(width),
  )
  expect(Math.min(...widths)).toBe(240)
  expect(Math.max(...widths)).toBe(1600)
})

test('is offered no larger than its place has use for', () => {
  const small = new Rendered(<Picture picture={examplePicture} sizes="20rem" upTo={640} />)
  expect(small.attributes('srcSet')[0]).toMatch(/ 640w$/)
  expect(small.attributes('width')).toEqual(['640'])
})

test('is offered no wider than what is left of its file once it is cut', () => {
  const square = new Rendered(<Picture picture={examplePicture} shape="square" sizes="100vw" />)
  expect(square.attributes('width')).toEqual(['960'])
})

test('is, where its place shows a strip of it, that strip', () => {
  const narrow = { media: '(width < 48rem)', sizes: '100vw', from: 0, to: 50 }
  const picture = new Rendered(<Picture picture={examplePicture} sizes="50vw" narrow={narrow} />)
  expect(picture.attributes('media')).toEqual(['(width < 48rem)'])
  expect(picture.attributes('sizes')).toEqual(['100vw', '50vw'])
  expect(picture.attributes('srcSet')[0]).toContain('/0-0-800x1067/')
})

test('comes from the site itself', () => {
  expect(shown().attributes('src')[0]).toMatch(/^\/images\//)
})

test('is cropped around what the owner wants to keep', () => {
  const right = { ...examplePicture, crop: { top: 0, bottom: 0, left: 0.5, right: 0 } }
  expect(shown(right).attributes('src')[0]).toContain('/800-')
})

test('is not read out where the words beside it say it all', () => {
  expect(shown(examplePicture, true).attributes('alt')).toEqual([''])
})
