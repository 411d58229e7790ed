import { expect, test } from 'vitest'
import { picture } from '../testing/temporary-pictures.ts'
import { fileTypeOf, pictureExtensions } from './file-type.ts'

test.each([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['gif', 'gif'],
  ['tiff', 'tif'],
] as const)('knows a real %s by its first bytes, as a picture', async (format, extension) => {
  expect(fileTypeOf(await picture(8, 8, '#888').toFormat(format).toBuffer())?.extension).toBe(extension)
  expect(pictureExtensions).toContain(extension)
})

test.each([
  ['a drawing', '<svg>', 'svg'],
  ['a drawing whose names have an address', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg">', 'svg'],
  [
    'a drawing behind what programs write first',
    `\xef\xbb\xbf<?xml version="1.0"?>\n<?style a="b"?><!DOCTYPE svg PUBLIC "-//W3C" [\n<!ENTITY ns "http://x">\n]>\n${'<!-- > -->\n'.repeat(3000)}<svg\n>`,
    'svg',
  ],
  ['a photo of an iPhone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heif'],
  ['a bitmap', `BM\x36\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0`, 'bmp'],
  ['a JPEG XL', '\xff\x0a', 'jxl'],
  ['a Photoshop file', '8BPS\0\x01', 'psd'],
  ['a video of a phone', '\0\0\0\x20ftypisom', 'mp4'],
  ['a video of an older phone', '\0\0\0\x18ftyp3gp4\0\0\0\0isom', 'mp4'],
  ['a video of an iPhone', '\0\0\0\x14ftypqt  ', 'mov'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['prices of cars', 'BMW,1000', undefined],
  ['a text', 'A letter to <svg>', undefined],
  ['a page', '<!-- a --><html><svg>', undefined],
  ['nothing', '', undefined],
])('knows %s', (_, head, extension) => {
  expect(fileTypeOf(Buffer.from(head, 'latin1'))?.extension).toBe(extension)
})
