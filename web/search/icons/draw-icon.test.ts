import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { palettes } from '#content/looks/palettes.ts'
import { stubEnvironment } from '../../testing/variables.ts'

// As Next does, the program runs in the folder of the site.
vi.spyOn(process, 'cwd').mockReturnValue(join(import.meta.dirname, '../..'))
stubEnvironment(3990)
const { drawFavicon, drawIcon } = await import('./draw-icon.tsx')
const { iconOf, iconPath, icons, sizeAt } = await import('./icon.ts')

const logo = (size: string) => ({
  isName: false,
  isLight: false,
  asset: { _type: 'reference' as const, _ref: `image-${'ab'.repeat(20)}-${size}-png` },
  crop: null,
})
const business = { name: 'Hargrove & Sons', colors: null, logo: null }
const pine = { palette: 'pine', main: null, accent: null } as const

test('an address changes with all that the icon shows, and names its size', () => {
  const drawn = [
    business,
    { ...business, name: 'Morales' },
    { ...business, colors: pine },
    { ...business, logo: logo('500x400') },
  ]
  const paths = drawn.map((one) => iconPath(iconOf(one), icons.touch))
  expect(new Set(paths).size).toBe(drawn.length)
  for (const path of paths) expect(sizeAt(path)).toBe(icons.touch)
  expect(sizeAt('/icons/0123/none.png')).toBeUndefined()
})

test.each([
  ['500x400', true],
  ['400x500', true],
  ['1600x300', false],
  ['100x400', false],
])('a logo of %s stands in the icon: %s', (size, isThere) =>
  expect(iconOf({ ...business, logo: logo(size) }).logo !== null).toBe(isThere),
)

test.each(Object.entries(icons))(
  'the icon "%s" is drawn in its size, in colors of the business',
  async (_, size) => {
    const picture = sharp(await drawIcon(iconOf({ ...business, colors: pine }), size))
    expect(await picture.metadata()).toMatchObject({ width: size.size, height: size.size, format: 'png' })
    const { isOpaque, dominant } = await picture.stats()
    expect(isOpaque).toBe(size.isCut)
    const { r, g, b } = dominant
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(palettes.pine.main.slice(at, at + 2), 16),
    )
    // In bins of 16 tones.
    expect([r, g, b].map((tone, at) => Math.abs(tone - ([red, green, blue][at] ?? 0)) <= 16)).toEqual([
      true,
      true,
      true,
    ])
  },
)

test.each(['Crown & Level', 'Éléonore', '王', '!!!', 'X'])('a mark is drawn for %s', async (name) => {
  const { entropy } = await sharp(await drawIcon(iconOf({ ...business, name }), icons.large)).stats()
  expect(entropy).toBeGreaterThan(0.3)
})

test('what a browser asks for without being told of any icon is a picture in an ICO', async () => {
  const file = await drawFavicon(iconOf(business))
  const [kind, count, length, offset] = [
    file.readUInt16LE(2),
    file.readUInt16LE(4),
    file.readUInt32LE(14),
    file.readUInt32LE(18),
  ]
  expect([kind, count, offset + length]).toEqual([1, 1, file.length])
  expect(await sharp(file.subarray(offset)).metadata()).toMatchObject({ width: 48, height: 48 })
})
