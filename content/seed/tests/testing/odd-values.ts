import fc, { type GeneratorValue } from 'fast-check'
import type { SchemaType } from 'sanity'
import { isValue, memberOf, type Value } from './schema-fields.ts'

/** What stands before or behind a word unseen: blanks of phone keyboards and documents, signs without width, marks of direction. */
const UNSEEN = [
  ...[' ', '  ', '\t', '\n', '\u0085', '\u00a0', '\u2003', '\u2028', '\u202f', '\u3000', '\u2800', '\u3164'],
  ...['\u00ad', '\u061c', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060', '\ufeff'],
  ...['\u202a', '\u202c', '\u202d', '\u202e', '\u2066', '\u2069', '\u0000', '\u007f'],
]
const WORDS = [
  ...[
    '👍',
    '👨‍👩‍👧',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '1️⃣',
    'שלום עולם',
    'می‌خواهم',
    'क्‍ष',
    'Łódź & Straße',
    '<b>"x"</b>',
    '{{x}}',
    '$1',
    'null',
    '0',
    '-',
  ],
  ...[
    'W'.repeat(300),
    'https://example.com/a b',
    'javascript:alert(1)',
    '2026-02-30',
    '12026-01-01',
    '28277-1234',
  ],
  ...['７０４', '+1 (704) 555‑0177', '\ud800', 'e\u0301\u0301\u0301', '…', '23:59', '24:00', 'nc'],
]
const NUMBERS = [0, -0, -1, 1, 0.5, 2.5, 99.999, 100, 101, 1e21, -1e21, Number.MAX_SAFE_INTEGER, 5e-324]

/**
 * A value with some of its fields as a form can leave them: empty, absent, with blanks and signs that nobody sees around it, or with odd
 * words in its place. The walk follows the compiled schema, so that it knows each field.
 */
export class OddValues {
  readonly #draw: GeneratorValue
  #keys = 0

  constructor(draw: GeneratorValue) {
    this.#draw = draw
  }

  ofDocument(document: Value, type: SchemaType): Value {
    return this.#ofFields(document, type)
  }

  #of(value: unknown, type: SchemaType): unknown {
    if (this.#isOneIn(14)) return undefined
    if (type.jsonType === 'string') return this.#ofText(typeof value === 'string' ? value : '', type)
    if (type.jsonType === 'number') return this.#isOneIn(4) ? this.#oneOf(NUMBERS) : value
    if (type.jsonType === 'boolean') return this.#isOneIn(3) ? this.#isOneIn(2) : value
    if (type.jsonType === 'array') return this.#ofList(Array.isArray(value) ? value : [], type)
    if (type.jsonType !== 'object' || isOf(type, 'reference')) return value
    if (value === undefined && !this.#isOneIn(4)) return undefined
    return this.#ofFields(isValue(value) ? value : {}, type)
  }

  #ofFields(value: Value, type: SchemaType): Value {
    const fields = 'fields' in type ? type.fields : []
    const isBlock = isOf(type, 'block')
    const changed = fields
      .filter(({ name }) => !WRITTEN_WHOLE.has(name) && !(isBlock && !IN_BLOCKS.has(name)))
      .map((field) => [field.name, this.#of(value[field.name], field.type)] as const)
    const all = { ...value, ...Object.fromEntries(changed), ...this.#ofEditor(type) }
    return Object.fromEntries(Object.entries(all).filter(([, inner]) => inner !== undefined))
  }

  /** What the editor of long texts writes beside the words: lists, and marks whose definition may be gone. */
  #ofEditor(type: SchemaType): Value {
    if (!this.#isOneIn(4)) return {}
    if (isOf(type, 'block')) return { listItem: 'bullet', level: 1 + this.#draw(fc.nat, 9) }
    return isOf(type, 'span') ? { marks: this.#oneOf([[], ['strong'], ['gone'], ['strong', 'gone']]) } : {}
  }

  #ofText(text: string, { options }: SchemaType): string {
    const list: unknown = options && 'list' in options ? options.list : undefined
    if (Array.isArray(list) && this.#isOneIn(3)) return String(chosenIn(this.#oneOf(list)))
    if (this.#isOneIn(2)) return text
    if (this.#isOneIn(3)) return this.#unseen()
    if (this.#isOneIn(3)) return this.#oneOf(WORDS)
    if (this.#isOneIn(6)) return this.#draw(fc.string, { unit: 'binary', maxLength: 20 })
    const middle = Math.floor(text.length / 2)
    const broken = this.#isOneIn(3) ? text.slice(0, middle) + this.#unseen() + text.slice(middle) : text
    return this.#unseen() + broken + this.#unseen()
  }

  #ofList(items: readonly unknown[], type: SchemaType): unknown[] {
    if (this.#isOneIn(12)) return []
    const kept = items
      .filter(() => !this.#isOneIn(12))
      .map((item) => {
        const member = memberOf(type, item)
        return member ? (this.#of(item, member) ?? item) : item
      })
    const [first] = kept
    if (first === undefined || !this.#isOneIn(5)) return kept
    return [...kept, isValue(first) ? { ...first, _key: `odd${this.#keys++}` } : this.#unseen()]
  }

  #unseen(): string {
    return Array.from({ length: this.#draw(fc.nat, 3) }, () => this.#oneOf(UNSEEN)).join('')
  }

  #isOneIn(many: number): boolean {
    return this.#draw(fc.nat, many - 1) === 0
  }

  #oneOf<Item>(items: readonly Item[]): Item {
    const item = items[this.#draw(fc.nat, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to choose from.')
    return item
  }
}

/** The Studio writes these as a whole. */
const WRITTEN_WHOLE = new Set(['asset', 'crop', 'hotspot', 'media'])
/** The editor has no field for the others. */
const IN_BLOCKS = new Set(['children', 'markDefs'])

/** Whether a type is one of Sanity's own, or made of it. */
function isOf({ name, type }: SchemaType, own: string): boolean {
  return name === own || (type ? isOf(type, own) : false)
}

const chosenIn = (option: unknown) => (isValue(option) ? option.value : option)
