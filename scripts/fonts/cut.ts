import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import { root } from '../environment/project-root.ts'
import { outlines, type Point } from './outlines.ts'
import { readTables, type Tables, writeTables } from './tables.ts'
import { type Axis, axesTable, type Moves, movesTable } from './variations.ts'

const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
const DECLARATIONS = path.join(root, 'web/styles/fonts.ts')
const AXES: readonly Axis[] = [
  { tag: 'wght', least: 400, most: 760 },
  { tag: 'wdth', least: 100, most: 118 },
]

/** A file that web/styles/fonts.ts loads, and its `unicode-range`. */
const FILE = /src: '([^']+\.woff2)'[\s\S]*?prop: 'unicode-range',\s*value:\s*'([^']+)'/g

type Place = { wght: number; wdth: number }

const REGULAR: Place = { wght: 400, wdth: 100 }
/** Where it is seen what an axis does: text is 700 at most, and what is wide is a heading or a label, which is bold. */
const BOLD: Place = { wght: 700, wdth: 100 }
const HEADING: Place = { wght: 720, wdth: 100 }
const WIDE_HEADING: Place = { wght: 720, wdth: 118 }

/** The files that web/styles/fonts.ts names, cut from Archivo for the characters it gives to each. */
export async function cutFonts(): Promise<{ file: string; characters: string; font: Buffer }[]> {
  const archivo = await fontverter.convert(
    readFileSync(createRequire(import.meta.url).resolve(SOURCE)),
    'truetype',
  )
  return Promise.all(
    charactersOf(readFileSync(DECLARATIONS, 'utf8')).map(async ([file, characters]) => ({
      file: path.resolve(path.dirname(DECLARATIONS), file),
      characters,
      font: await fontverter.convert(await variableFont(archivo, characters), 'woff2'),
    })),
  )
}

/**
 * The font at its least weight and width, with one list of moves for each axis. Archivo itself has drawings for pairs of
 * weight and width too, which are half of its bytes and hardly change a letter between the ends that are used here.
 */
async function variableFont(archivo: Buffer, characters: string): Promise<Buffer> {
  const fontAt = (place: Place) => staticFont(archivo, characters, place)
  const tables = await fontAt(REGULAR)
  const bold = movesBetween(outlines(tables), outlines(await fontAt(BOLD)), (760 - 400) / (700 - 400))
  const wide = movesBetween(outlines(await fontAt(HEADING)), outlines(await fontAt(WIDE_HEADING)), 1)
  const moves = bold.map((ofGlyph, glyph) => [ofGlyph, wide[glyph] ?? []])
  tables.set('fvar', axesTable(AXES))
  tables.set('gvar', movesTable(moves))
  return writeTables(tables)
}

async function staticFont(archivo: Buffer, characters: string, variationAxes: Place): Promise<Tables> {
  const font = await subsetFont(archivo, characters, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
    variationAxes,
  })
  return readTables(font)
}

function movesBetween(from: readonly Point[][], to: readonly Point[][], factor: number): Moves[] {
  return from.map((points, glyph) =>
    points.map(([x, y], index) => {
      const [toX, toY] = to[glyph]?.[index] ?? [x, y]
      return [Math.round((toX - x) * factor), Math.round((toY - y) * factor)]
    }),
  )
}

/** The files that web/styles/fonts.ts loads, each with the characters of its `unicode-range`. */
function charactersOf(declarations: string): (readonly [file: string, characters: string])[] {
  return [...declarations.matchAll(FILE)].map(([, file = '', range = '']) => [file, charactersIn(range)])
}

/** "U+41-43, U+E9" is "ABCé". */
function charactersIn(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16))
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
    })
    .join('')
}
