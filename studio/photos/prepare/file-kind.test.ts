import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileKind } from './file-kind.ts'

const HEIC = new URL('../../../e2e/fixtures/photos/porch.heic', import.meta.url)

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('knows a real %s by its first bytes', async (format) => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
  expect(fileKind(await picture.toFormat(format).toBuffer())).toBe(format)
})

test('knows a real photo of an iPhone’s kind', () => {
  expect(fileKind(readFileSync(HEIC))).toBe('heic')
})

test.each([
  [
    'a drawing',
    '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    'as it is',
  ],
  ['an animation', 'GIF89a', 'as it is'],
  ['a scan', 'II*\0', 'as it is'],
  ['a video of a phone', '\0\0\0\x20ftypisom', 'video'],
  ['a video of an iPhone', '\0\0\0\x14ftypqt  ', 'video'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a text', 'A letter to <svg>', 'unknown'],
  ['junk that is named .heic', 'no photo at all', 'unknown'],
  ['nothing', '', 'unknown'],
])('knows %s', (_what, head, kind) => {
  expect(fileKind(Buffer.from(head, 'latin1'))).toBe(kind)
})
