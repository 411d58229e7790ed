import { expect, test } from 'vitest'
import { pictureWidths, type Rendition, renditionAt, renditionPath } from './rendition.ts'

const name = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567-2000x1500'
const file = `${name}.jpg`
const folder = `/images/${name}-jpg`

const renditions: [string, Rendition][] = [
  ['whole/640.avif', { file, width: 640 }],
  ['whole/1920x1440.avif', { file, width: 1920, height: 1440 }],
  ['0-100-2000x1250/640x400.avif', { file, cut: cut(0, 100, 2000, 1250), width: 640, height: 400 }],
  ['1000-0-1000x1500/240.avif', { file, cut: cut(1000, 0, 1000, 1500), width: 240 }],
]

test.each(renditions)('%s is written and read alike', (address, rendition) => {
  expect(renditionPath(rendition)).toBe(`${folder}/${address}`)
  expect(renditionAt(`${folder}/${address}`)).toEqual(rendition)
})

test.each(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'tif', 'svg'])(
  'the file of the lake may be a %s',
  (ending) => {
    const rendition = { file: `${name}.${ending}`, width: pictureWidths[0] }
    expect(renditionAt(renditionPath(rendition))).toEqual(rendition)
  },
)

test('an address needs no escaping in an attribute, in a folder of files or on a command line', () => {
  for (const [, rendition] of renditions) expect(renditionPath(rendition)).toMatch(/^(\/[\w-][\w.-]*)+$/)
})

const refused = [
  // Sizes that no page asks for, or that are written otherwise.
  ...['641', '0640', '640x0', '640x0400', '640x4001', '640x99999', '640x400.5', 'x400', '-640', ''].map(
    (size) => `whole/${size}.avif`,
  ),
  ...['whole/640.jpg', 'whole/640.avif/', 'whole/640.avif?w=1', 'whole/640', 'Whole/640.avif', '640.avif'],
  'whole%2F640.avif',
  // Parts that are none, are the whole, or lie outside of the picture.
  ...['0-0-2000x1500', '0-0-0x1500', '0-0-2000x0', '1-0-2000x1500', '0-501-2000x1000', '2000-0-1x1']
    .concat(['99990-99990-9x9', '00-100-2000x1250', '0-100-2000', '0-100-2000x1250-1'])
    .concat(['0,100,2000,1250', '-1-0-9x9'])
    .map((part) => `${part}/640x400.avif`),
].map((address) => `${folder}/${address}`)

test.each([
  ...refused,
  ...['', '/images/none.avif', `http://localhost${folder}/whole/640.avif`],
  ...[`${name}-pdf`, `${name}.jpg`, `${name.toUpperCase()}-jpg`, `../${name}-jpg`, 'a'.repeat(10_000)].map(
    (file) => `/images/${file}/whole/640.avif`,
  ),
  `/images/${name.replace('x1500', 'x01500')}-jpg/whole/640.avif/..`,
  `/share/${name}-jpg/whole/640.avif`,
])('%s is not a picture', (path) => expect(renditionAt(path)).toBeUndefined())

function cut(left: number, top: number, width: number, height: number) {
  return { left, top, width, height }
}
