import type { Point } from './outlines.ts'

export type Axis = { tag: string; least: number; most: number }

/** How far each point of a glyph moves from one end of an axis to the other. */
export type Moves = readonly Point[]

const ALL_POINTS = 0
const SHARED_POINTS = 0x8000
const LONGEST_RUN = 64
const ZEROS = 0x80
const WORDS = 0x40

/** The table that names the axes; a font stands at the least value of each. */
export function axesTable(axes: readonly Axis[]): Buffer {
  const head = numbers(2, [1, 0, 16, 2, axes.length, 20, 0, axes.length * 4 + 4])
  const records = axes.map(({ tag, least, most }) =>
    Buffer.concat([
      Buffer.from(tag, 'latin1'),
      numbers(
        4,
        [least, least, most].map((value) => value * 0x10000),
      ),
      numbers(2, [0, 256]),
    ]),
  )
  return Buffer.concat([head, ...records])
}

/** The end of the first axis, and that of the second, as places on both. */
const ENDS = [0x4000, 0, 0, 0x4000]

/**
 * The table of moves, for each glyph one list of moves for each of two axes: nothing is kept for both together.
 * https://learn.microsoft.com/typography/opentype/spec/gvar
 */
export function movesTable(glyphs: readonly (readonly Moves[])[]): Buffer {
  const shared = numbers(2, ENDS)
  const bodies = glyphs.map(movesOfGlyph)
  const start = 20 + (bodies.length + 1) * 2
  const offsets = [0]
  for (const body of bodies) offsets.push((offsets.at(-1) ?? 0) + body.length / 2)
  return Buffer.concat([
    numbers(2, [1, 0, 2, 2]),
    numbers(4, [start]),
    numbers(2, [bodies.length, 0]),
    numbers(4, [start + shared.length]),
    numbers(2, offsets),
    shared,
    ...bodies,
  ])
}

function movesOfGlyph(axes: readonly Moves[]): Buffer {
  const moving = axes.flatMap((moves, axis) =>
    moves.some(([x, y]) => x !== 0 || y !== 0) ? [{ axis, packed: packed(moves) }] : [],
  )
  if (moving.length === 0) return Buffer.alloc(0)
  const head = numbers(2, [SHARED_POINTS | moving.length, 4 + moving.length * 4])
  const entries = moving.map((move) => numbers(2, [move.packed.length, move.axis]))
  const body = Buffer.concat([head, ...entries, Buffer.of(ALL_POINTS), ...moving.map((move) => move.packed)])
  return Buffer.concat([body], Math.ceil(body.length / 2) * 2)
}

function packed(moves: Moves): Buffer {
  return Buffer.concat([packDeltas(moves.map(([x]) => x)), packDeltas(moves.map(([, y]) => y))])
}

/** Runs of zeros, bytes and words, as "packed deltas" of the specification. */
function packDeltas(deltas: readonly number[]): Buffer {
  const runs: Buffer[] = []
  let at = 0
  while (at < deltas.length) {
    const kind = kindOf(deltas[at] ?? 0)
    const end = deltas.findIndex((delta, index) => index > at && kindOf(delta) !== kind)
    const run = deltas.slice(at, Math.min(end < 0 ? deltas.length : end, at + LONGEST_RUN))
    const control = Buffer.of(kind | (run.length - 1))
    const values = kind === ZEROS ? [] : [numbers(kind === WORDS ? 2 : 1, run)]
    runs.push(Buffer.concat([control, ...values]))
    at += run.length
  }
  return Buffer.concat(runs)
}

function kindOf(delta: number): number {
  if (delta === 0) return ZEROS
  return delta >= -128 && delta <= 127 ? 0 : WORDS
}

/** Whole numbers, negative ones as their two's complement. */
function numbers(bytes: 1 | 2 | 4, values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * bytes)
  const room = 2 ** (bytes * 8)
  for (const [index, value] of values.entries()) {
    buffer.writeUIntBE(value < 0 ? value + room : value, index * bytes, bytes)
  }
  return buffer
}
