import { type Tables, table } from './tables.ts'

export type Point = readonly [x: number, y: number]

const ON_X_SHORT = 0x02
const ON_Y_SHORT = 0x04
const REPEAT = 0x08
const SAME_X = 0x10
const SAME_Y = 0x20

/**
 * What can move in each glyph, as the table `gvar` counts it: the points of its outline, or the places of its components,
 * and then four points outside of it of which the second is its advance.
 * https://learn.microsoft.com/typography/opentype/spec/gvar#point-numbers-and-processing-for-composite-glyphs
 */
export function outlines(tables: Tables): Point[][] {
  const glyphs = table(tables, 'glyf')
  const places = glyphPlaces(tables)
  return places.slice(0, -1).map((place, index) => {
    const glyph = glyphs.subarray(place, places[index + 1])
    return [...pointsOf(glyph), [0, 0], [advanceOf(tables, index), 0], [0, 0], [0, 0]]
  })
}

function glyphPlaces(tables: Tables): number[] {
  const places = table(tables, 'loca')
  const isLong = table(tables, 'head').readInt16BE(50) === 1
  const size = isLong ? 4 : 2
  return Array.from({ length: places.length / size }, (_, index) =>
    isLong ? places.readUInt32BE(index * 4) : places.readUInt16BE(index * 2) * 2,
  )
}

function advanceOf(tables: Tables, glyph: number): number {
  const last = table(tables, 'hhea').readUInt16BE(34) - 1
  return table(tables, 'hmtx').readUInt16BE(Math.min(glyph, last) * 4)
}

function pointsOf(glyph: Buffer): Point[] {
  if (glyph.length === 0) return []
  const contours = glyph.readInt16BE(0)
  return contours < 0 ? componentPlaces(glyph) : contourPoints(glyph, contours)
}

function contourPoints(glyph: Buffer, contours: number): Point[] {
  const ends = 10 + contours * 2
  const count = contours === 0 ? 0 : glyph.readUInt16BE(ends - 2) + 1
  let at = ends + 2 + glyph.readUInt16BE(ends)
  const flags: number[] = []
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++)
    const repeats = flag & REPEAT ? glyph.readUInt8(at++) : 0
    for (let again = 0; again <= repeats; again++) flags.push(flag)
  }
  const xs = coordinates(glyph, at, flags, ON_X_SHORT, SAME_X)
  const ys = coordinates(glyph, xs.end, flags, ON_Y_SHORT, SAME_Y)
  return flags.map((_, index) => [xs.values[index] ?? 0, ys.values[index] ?? 0])
}

function coordinates(glyph: Buffer, start: number, flags: readonly number[], short: number, same: number) {
  let at = start
  let value = 0
  const values = flags.map((flag) => {
    if (flag & short) value += flag & same ? glyph.readUInt8(at++) : -glyph.readUInt8(at++)
    else if (!(flag & same)) {
      value += glyph.readInt16BE(at)
      at += 2
    }
    return value
  })
  return { values, end: at }
}

const WORDS = 0x0001
const IS_PLACE = 0x0002
const MORE = 0x0020
/** By one factor, by two, or by a matrix. */
const SCALED = 0x0008 | 0x0040 | 0x0080

function componentPlaces(glyph: Buffer): Point[] {
  const places: Point[] = []
  let at = 10
  let flags = MORE
  while (flags & MORE) {
    flags = glyph.readUInt16BE(at)
    if (!(flags & IS_PLACE) || flags & SCALED)
      throw new Error('A component that is scaled, or placed by points, is not understood.')
    at += 4
    places.push(
      flags & WORDS
        ? [glyph.readInt16BE(at), glyph.readInt16BE(at + 2)]
        : [glyph.readInt8(at), glyph.readInt8(at + 1)],
    )
    at += flags & WORDS ? 4 : 2
  }
  return places
}
