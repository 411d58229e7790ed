import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharedLake } from '../testing/temporary-lake.ts'
import { picture } from '../testing/temporary-pictures.ts'

const PLACE = '35 deg 13\' 37.6" N, 80 deg 50\' 35.3" W'
const SQUEEZED = deflateSync(PLACE).toString('latin1')
const XMP = `<x:xmpmeta><exif:GPSLatitude>${PLACE}</exif:GPSLatitude></x:xmpmeta>`
const EXIF = { IFD0: { ImageDescription: PLACE }, IFD3: { GPSLatitude: '35/1 13/1 38/1' } }

const lake = await sharedLake()
const small = () => picture(30, 20, '#3a7')

test.each([
  ['a JPEG with Exif', () => small().withExif(EXIF).jpeg().toBuffer()],
  ['a JPEG with XMP', () => jpegWith(0xe1, `http://ns.adobe.com/xap/1.0/\0${XMP}`)],
  ['a JPEG with extended XMP', () => jpegWith(0xe1, `http://ns.adobe.com/xmp/extension/\0${XMP}`)],
  ['a JPEG with IPTC', () => jpegWith(0xed, `Photoshop 3.0\x008BIM${PLACE}`)],
  ['a JPEG with further pictures', () => jpegWith(0xe2, `MPF\0${PLACE}`)],
  ['a JPEG with a color profile', () => jpegWith(0xe2, `ICC_PROFILE\0${PLACE}`)],
  ['a JPEG with a comment', () => jpegWith(0xfe, PLACE)],
  ['a JPEG with a small picture in it', () => jpegWith(0xe0, `JFXX\0${PLACE}`)],
  ['a JPEG with a part of no known kind', () => jpegWith(0xef, PLACE)],
  ['a JPEG before another', async () => joined(await jpeg(), await small().withExif(EXIF).jpeg().toBuffer())],
  ['a JPEG before the end of a video', async () => joined(await jpeg(), `ftypmp42${PLACE}`, '\xff\xd9')],
  [
    'a JPEG with a comment behind its pixels',
    async () => joined((await jpeg()).subarray(0, -2), segment(0xfe, PLACE), '\xff\xd9'),
  ],
  ['a PNG with Exif before its pixels', () => pngWith('eXIf', PLACE, 33)],
  ['a PNG with Exif behind its pixels', () => pngWith('eXIf', PLACE)],
  ['a PNG with XMP', () => pngWith('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${XMP}`)],
  ['a PNG with text', () => pngWith('tEXt', `Location\0${PLACE}`)],
  ['a PNG with squeezed text', () => pngWith('zTXt', `Location\0\0${SQUEEZED}`)],
  ['a PNG with a color profile', () => pngWith('iCCP', `profile\0\0${SQUEEZED}`, 33)],
  ['a PNG with a part of no known kind', () => pngWith('plCe', PLACE)],
  ['a PNG with a known part that is too long', () => pngWith('sRGB', PLACE, 33)],
  ['a PNG with something behind it', async () => joined(await small().png().toBuffer(), PLACE)],
  ['a WebP with Exif', () => small().withExif(EXIF).webp().toBuffer()],
  ['a WebP with XMP', () => small().withXmp(XMP).webp().toBuffer()],
  ['a WebP with a part of no known kind', async () => webpWith(await small().webp().toBuffer())],
  ['a WebP with something behind it', async () => joined(await small().webp().toBuffer(), PLACE)],
  ['a GIF with XMP', () => gifWith(`\x21\xff\x0bXMP DataXMP${block(PLACE)}\0`)],
  ['a GIF with a comment', () => gifWith(`\x21\xfe${block(PLACE)}\0`)],
  ['a GIF with words for how often it is shown', () => gifWith(`\x21\xff\x0bNETSCAPE2.0${block(PLACE)}\0`)],
  ['a GIF with something behind it', async () => joined(await small().gif().toBuffer(), PLACE, ';')],
  ['an AVIF with Exif', () => small().withExif(EXIF).avif().toBuffer()],
  ['a TIFF with XMP', () => small().withXmp(XMP).tiff({ compression: 'lzw' }).toBuffer()],
  ['a drawing', async () => Buffer.from(drawing(`<desc>${PLACE}</desc><script>alert(1)</script>`))],
])('nobody learns from %s where it was taken, however it is asked for', async (_, make) => {
  const bytes = await make()
  expect(holdsPlace(bytes)).toBe(true)
  const { url } = await lake.client.assets.upload('image', bytes)
  for (const [query, header, value] of [
    ['', 'range', 'bytes=0-'],
    ['?dl=photo', 'accept', '*/*'],
    ['?dlRaw=true', 'accept', '*/*'],
    ['?auto=format', 'accept', 'image/avif,image/webp'],
  ] as const) {
    const response = await fetch(url + query, { headers: { [header]: value } })
    const shown = Buffer.from(await response.arrayBuffer())
    expect(holdsPlace(shown), query).toBe(false)
    const { width, height, exif, xmp, format } = await sharp(shown).metadata()
    expect([width, height, exif, xmp]).toEqual([30, 20, undefined, undefined])
    expect(response.headers.get('content-type')).toBe(`image/${format === 'heif' ? 'avif' : format}`)
  }
})

test.each([
  ['a JPEG', () => jpeg()],
  ['a JPEG in steps', () => small().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
  ['a JPEG of grays', () => small().grayscale().jpeg({ mozjpeg: true }).toBuffer()],
  ['a JPEG for print', () => small().toColourspace('cmyk').jpeg().toBuffer()],
  ['a PNG', () => small().png({ progressive: true }).toBuffer()],
  ['a PNG of few colors', () => picture(30, 20, '#3a77').png({ palette: true }).toBuffer()],
  ['a PNG of many', () => small().toColourspace('rgb16').png().toBuffer()],
  ['a WebP', () => small().webp().toBuffer()],
  ['a transparent WebP', () => picture(30, 20, '#3a77').webp({ lossless: true }).toBuffer()],
  ['an animation', () => animation()],
])('%s that holds nothing but pixels comes as it was uploaded', async (_, make) => {
  const bytes = await make()
  const { url } = await lake.client.assets.upload('image', bytes)
  expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(bytes)
})

const jpeg = () => small().jpeg().toBuffer()

function holdsPlace(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  return [PLACE, SQUEEZED, 'Exif\0\0', 'EXIF', 'eXIf', 'GPSLatitude'].some((words) => text.includes(words))
}

function joined(...parts: (Uint8Array | string)[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
}

async function jpegWith(kind: number, content: string): Promise<Buffer> {
  const plain = await jpeg()
  return joined(plain.subarray(0, 2), segment(kind, content), plain.subarray(2))
}

function segment(kind: number, content: string): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return joined(head, content)
}

/** Before the end, or at a place: 33 is behind the header. */
async function pngWith(name: string, content: string, at = -12): Promise<Buffer> {
  const plain = await small().png().toBuffer()
  const chunk = joined(Buffer.alloc(4), name, content, Buffer.alloc(4))
  chunk.writeUInt32BE(content.length)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return joined(plain.subarray(0, at), chunk, plain.subarray(at))
}

function webpWith(plain: Buffer): Buffer {
  const chunk = joined('PLCE\0\0\0\0', PLACE.padEnd(40))
  chunk.writeUInt32LE(40, 4)
  const whole = joined(plain, chunk)
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

async function gifWith(extension: string): Promise<Buffer> {
  const plain = await small().gif().toBuffer()
  return joined(plain.subarray(0, -1), extension, ';')
}

const block = (text: string) => String.fromCharCode(text.length) + text

async function animation(): Promise<Buffer> {
  const colors = ['#f00', '#0f0', '#00f']
  const frames = await Promise.all(colors.map((color) => picture(30, 20, color).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .gif({ loop: 3, delay: 100 })
    .toBuffer()
}

function drawing(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">${content}<path d="M0 0h30v9z"/></svg>`
}
