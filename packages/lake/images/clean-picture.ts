/**
 * Whether a picture's file is known to hold nothing but its pixels: each of its parts is of a kind that is needed to show it, and has
 * no room for words. What a camera or program may have written beside them (Exif, XMP, IPTC, comments, color profiles, further
 * pictures behind the end) can tell where a photo was taken. False for every format whose parts are not read here.
 */
export function isClean(file: Uint8Array<ArrayBuffer>, extension: string): boolean {
  return READERS[extension]?.(file, new DataView(file.buffer, file.byteOffset, file.length)) ?? false
}

type Reader = (file: Uint8Array, view: DataView) => boolean

const READERS: Partial<Record<string, Reader>> = {
  jpg: isCleanJpeg,
  png: isCleanPng,
  webp: isCleanWebp,
  gif: isCleanGif,
}

const MARKER = 0xff
const END_OF_JPEG = 0xd9
const SCAN = 0xda
/** Tables, frames and scans (ITU T.81, B.1.1.3), without comments and application segments. */
const JPEG_SEGMENTS = new Set([
  ...[0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf],
  ...[SCAN, 0xdb, 0xdc, 0xdd],
])

function isCleanJpeg(file: Uint8Array, view: DataView): boolean {
  let place = 2
  while (place + 4 <= file.length && file[place] === MARKER) {
    const kind = view.getUint8(place + 1)
    // A marker may be filled up with more of its first byte.
    if (kind === MARKER) {
      place += 1
      continue
    }
    const end = place + 2 + view.getUint16(place + 2)
    if (!JPEG_SEGMENTS.has(kind) && !isPlainHeader(kind, file.subarray(place + 4, end))) return false
    place = kind === SCAN ? markerAfter(file, end) : end
  }
  return place + 2 === file.length && file[place] === MARKER && file[place + 1] === END_OF_JPEG
}

/** A JFIF header without a small picture, or Adobe's note on the colors. */
function isPlainHeader(kind: number, segment: Uint8Array): boolean {
  if (kind === 0xe0) return segment.length === 14 && textIn(segment, 0, 5) === 'JFIF\0'
  return kind === 0xee && segment.length === 12 && textIn(segment, 0, 5) === 'Adobe'
}

/** Where the pixels of a scan end: within them a marker's byte is followed by a zero, or by the number of a restart. */
function markerAfter(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(MARKER, from); at !== -1; at = file.indexOf(MARKER, at + 2)) {
    const kind = file[at + 1] ?? 0
    if (kind !== 0 && (kind < 0xd0 || kind > 0xd7)) return at
  }
  return file.length
}

/** Bytes that each may have. */
const PNG_CHUNKS: Partial<Record<string, number>> = {
  ...{ IHDR: 13, PLTE: 768, IDAT: Infinity, IEND: 0 },
  ...{ tRNS: 256, gAMA: 4, cHRM: 32, sRGB: 1, cICP: 4, sBIT: 4, bKGD: 6, pHYs: 9 },
  ...{ acTL: 8, fcTL: 26, fdAT: Infinity },
}

function isCleanPng(file: Uint8Array, view: DataView): boolean {
  let place = 8
  while (place + 12 <= file.length) {
    const length = view.getUint32(place)
    const name = textIn(file, place + 4, 4)
    const most = Object.hasOwn(PNG_CHUNKS, name) ? PNG_CHUNKS[name] : undefined
    if (most === undefined || length > most) return false
    place += 12 + length
    if (name === 'IEND') return place === file.length
  }
  return false
}

const WEBP_CHUNKS = ['VP8X', 'VP8 ', 'VP8L', 'ALPH']

/** An animation counts as not clean: its frames have chunks of their own. */
function isCleanWebp(file: Uint8Array, view: DataView): boolean {
  let place = 12
  while (place + 8 <= file.length) {
    const length = view.getUint32(place + 4, true)
    if (!WEBP_CHUNKS.includes(textIn(file, place, 4))) return false
    place += 8 + length + (length % 2)
  }
  return place === file.length && view.getUint32(4, true) + 8 === file.length
}

const EXTENSION = 0x21
const IMAGE = 0x2c
const END_OF_GIF = 0x3b
/** How long and how a frame is shown. */
const FRAME_CONTROL = 0xf9
const APPLICATION = 0xff

function isCleanGif(file: Uint8Array, view: DataView): boolean {
  if (file.length < 14) return false
  let place = 13 + colorsIn(view.getUint8(10))
  while (place + 12 <= file.length) {
    if (file[place] === EXTENSION) {
      if (file[place + 1] !== FRAME_CONTROL && !isLoop(file, place)) return false
      place = afterBlocks(file, place + 2)
    } else if (file[place] === IMAGE)
      place = afterBlocks(file, place + 11 + colorsIn(view.getUint8(place + 9)))
    else return false
  }
  return place + 1 === file.length && file[place] === END_OF_GIF
}

/** Bytes of a table of colors. */
function colorsIn(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** How often an animation is shown: the one part with an application's name that has no room for words. */
function isLoop(file: Uint8Array, place: number): boolean {
  if (file[place + 1] !== APPLICATION || textIn(file, place + 3, 11) !== 'NETSCAPE2.0') return false
  return file[place + 14] === 3 && file[place + 18] === 0
}

/** The bytes of an image or extension come in blocks, each after its length; one of no bytes is the last. */
function afterBlocks(file: Uint8Array, from: number): number {
  let place = from
  while (place < file.length && file[place] !== 0) place += 1 + (file[place] ?? 0)
  return place + 1
}

function textIn(file: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...file.subarray(from, from + length))
}
