import { expect, test } from 'vitest'
import { logoSize, logoUrl } from './logo.ts'

const logo = (size: string, crop = {}) => ({
  asset: { _ref: `image-${'ab'.repeat(20)}-${size}-png` },
  crop: { left: 0, right: 0, top: 0, bottom: 0, ...crop },
})
const place = { width: 160, height: 44 }

test.each([
  ['a square', logo('500x500'), { width: 44, height: 44 }],
  ['a wide one', logo('1600x200'), { width: 160, height: 20 }],
  ['a tall one', logo('100x400'), { width: 11, height: 44 }],
  [
    'one that is cropped to a square',
    logo('1000x500', { left: 0.25, right: 0.25 }),
    { width: 44, height: 44 },
  ],
])('%s keeps its shape in its place', (_name, picture, size) =>
  expect(logoSize(picture, place)).toEqual(size),
)

test('a logo comes with three pixels for each that it is wide', () => {
  expect(logoUrl(logo('500x500'), 44)).toMatch(/\/240\.avif$/)
  expect(logoUrl(logo('1600x200'), 160)).toMatch(/\/480\.avif$/)
})
