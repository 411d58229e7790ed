import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = join('search', 'cards', 'fonts')
/** In the order in which a letter is looked for: Archivo as headings are set, then what has the letters that it lacks. */
const FILES = [
  ...['archivo-latin', 'archivo-latin-ext', 'archivo-vietnamese'],
  ...[
    'noto-sans-cyrillic',
    'noto-sans-cyrillic-ext',
    'noto-sans-greek',
    'noto-sans-greek-ext',
    'noto-sans-sc',
  ],
]

type Font = { name: string; data: Buffer; letters: ReadonlySet<number> }
const fonts = new Map<string, Promise<Font>>()

/** What is left out on purpose: emoji, and what is no letter for itself. */
const SILENT =
  /^[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Variation_Selector}\p{C}]$|^\u20e3$/u

/** The fonts that a text needs, which of its letters they have, and which none has. */
export type Letters = { fonts: readonly Font[]; known: ReadonlySet<string>; missing: readonly string[] }

export async function lettersOf(text: string): Promise<Letters> {
  const wanted = [...new Set(spelled(text))]
  const known = new Set<string>()
  const taken: Font[] = []
  const missing = () => wanted.filter((letter) => !known.has(letter) && !SILENT.test(letter))
  for (const file of FILES) {
    if (taken.length > 0 && missing().length === 0) break
    const font = await fontIn(file)
    const found = wanted.filter(
      (letter) => !known.has(letter) && font.letters.has(letter.codePointAt(0) ?? 0),
    )
    for (const letter of found) known.add(letter)
    if (found.length > 0) taken.push(font)
  }
  return { fonts: taken, known, missing: missing() }
}

/** A text without what is not known. */
export function onlyKnown(text: string, known: ReadonlySet<string>): string {
  const letters = [...spelled(text)].filter((letter) => known.has(letter))
  return letters.join('').replace(/ +/g, ' ').trim()
}

/** Each letter as one sign: what draws the card takes a letter and its accent for two. */
function spelled(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ')
}

function fontIn(file: string): Promise<Font> {
  const read = () => readFile(join(process.cwd(), FOLDER, `${file}.ttf`))
  const font = fonts.get(file) ?? read().then((data) => ({ name: file, data, letters: lettersIn(data) }))
  fonts.set(file, font)
  return font
}

/** The letters that a font has: its table "cmap", format 4 (OpenType), without marks, which stand above others. */
function lettersIn(font: Buffer): ReadonlySet<number> {
  const table = mapIn(font)
  const segments = table.readUInt16BE(6) / 2
  /** Of four lists, one after the other, with two bytes between the first and the second. */
  const entry = (list: number, segment: number) => 14 + list * segments * 2 + (list > 0 ? 2 : 0) + segment * 2
  const letters = new Set<number>()
  for (let segment = 0; segment < segments; segment++) {
    const [last, first, delta, offset] = [0, 1, 2, 3].map((list) => table.readUInt16BE(entry(list, segment)))
    for (let letter = first ?? 0; letter <= (last ?? 0); letter++) {
      const place = entry(3, segment) + (offset ?? 0) + 2 * (letter - (first ?? 0))
      const shape = offset ? table.readUInt16BE(place) : (letter + (delta ?? 0)) % 0x10000
      if (shape !== 0 && !/\p{M}/u.test(String.fromCodePoint(letter))) letters.add(letter)
    }
  }
  return letters
}

function mapIn(font: Buffer): Buffer {
  const directory =
    12 +
    16 *
      Array.from({ length: font.readUInt16BE(4) }, (_, index) => index).findIndex(
        (index) => font.toString('latin1', 12 + 16 * index, 16 + 16 * index) === 'cmap',
      )
  const table = font.subarray(font.readUInt32BE(directory + 8))
  const maps = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.subarray(table.readUInt32BE(4 + 8 * index + 4)),
  )
  const found = maps.find((map) => map.readUInt16BE(0) === 4)
  if (!found) throw new Error('A font of the cards has no list of its letters in format 4.')
  return found
}
