import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import { root } from '../environment/project-root.ts'
import { outlines, type Point } from './outlines.ts'
import { readTables, writeTables } from './tables.ts'
import { type Axis, axesTable, type Moves, movesTable } from './variations.ts'

const LATIN = 'latin'
const PARTS = [LATIN, 'latin-ext', 'vietnamese']
const CARDS = path.join(root, 'web/cards/fonts')
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
/** As the headings of cards are set: the program that draws them knows no variable fonts. */
const CARD: Place = { wght: 720, wdth: 110 }
/** Of the letters below these numbers a font keeps those that it has. */
const EVERY_LETTER = String.fromCodePoint(
  ...Array.from({ length: 0x3000 - 0x20 }, (_, index) => 0x20 + index),
)

type CutFont = { file: string; font: Buffer }

/** The files that web/styles/fonts.ts names, cut from Archivo for the characters it gives to each, and those of the cards. */
export async function cutFonts(): Promise<CutFont[]> {
  const fonts = await fontsOfPages()
  // One after the other: the program that unpacks them has one memory for all.
  for (const part of PARTS) {
    const font = await staticFont(await archivo(part), EVERY_LETTER, CARD)
    fonts.push({ file: path.join(CARDS, `archivo-${part}.ttf`), font })
  }
  return fonts
}

function archivo(part: string): Promise<Buffer> {
  const source = `@fontsource-variable/archivo/files/archivo-${part}-standard-normal.woff2`
  return fontverter.convert(readFileSync(createRequire(import.meta.url).resolve(source)), 'truetype')
}

async function fontsOfPages(): Promise<CutFont[]> {
  const latin = await archivo(LATIN)
  return Promise.all(
    charactersOf(readFileSync(DECLARATIONS, 'utf8')).map(async ([file, characters]) => ({
      file: path.resolve(path.dirname(DECLARATIONS), file),
      font: await fontverter.convert(await variableFont(latin, characters), 'woff2'),
    })),
  )
}

/**
 * The font at its least weight and width, with one list of moves for each axis. Archivo itself has drawings for pairs of
 * weight and width too, which are half of its bytes and hardly change a letter between the ends that are used here.
 */
async function variableFont(latin: Buffer, characters: string): Promise<Buffer> {
  const fontAt = async (place: Place) => readTables(await staticFont(latin, characters, place))
  const tables = await fontAt(REGULAR)
  const bold = movesBetween(outlines(tables), outlines(await fontAt(BOLD)), (760 - 400) / (700 - 400))
  const wide = movesBetween(outlines(await fontAt(HEADING)), outlines(await fontAt(WIDE_HEADING)), 1)
  const moves = bold.map((ofGlyph, glyph) => [ofGlyph, wide[glyph] ?? []])
  tables.set('fvar', axesTable(AXES))
  tables.set('gvar', movesTable(moves))
  return writeTables(tables)
}

function staticFont(source: Buffer, characters: string, variationAxes: Place): Promise<Buffer> {
  return subsetFont(source, characters, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
    variationAxes,
  })
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
