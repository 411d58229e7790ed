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
  ...['👍', '👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', 'שלום עולם', 'می‌خواهم', 'क्‍ष', 'Łódź & Straße'],
  ...['<b>"x"</b>', '{{x}}', '$1', 'null', '0', '-', 'W'.repeat(300), 'https://example.com/a b'],
  ...['javascript:alert(1)', '2026-02-30', '12026-01-01', '28277-1234', '７０４', '+1 (704) 555‑0177'],
  ...['\ud800', 'e\u0301\u0301\u0301', '…', '23:59', '24:00', 'nc'],
]
const NUMBERS = [0, -0, -1, 1, 0.5, 2.5, 99.999, 100, 101, 1e21, -1e21, Number.MAX_SAFE_INTEGER, 5e-324]
/** The Studio writes these as a whole. */
const WRITTEN_WHOLE = new Set(['asset', 'crop', 'hotspot', 'media'])
/** The editor of long texts has no field for the others. */
const IN_BLOCKS = new Set(['children', 'markDefs'])

/**
 * A document with some of its fields as a form can leave them: empty, absent, with blanks and signs that nobody sees around it, or with
 * odd words in its place. The walk follows the compiled schema, so that it knows each field.
 */
export function oddDocument(draw: GeneratorValue, document: Value, type: SchemaType): Value {
  let keys = 0
  return ofFields(document, type)

  function isOneIn(many: number): boolean {
    return draw(fc.nat, many - 1) === 0
  }

  function oneOf<Item>(items: readonly Item[]): Item {
    const item = items[draw(fc.nat, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to choose from.')
    return item
  }

  function unseen(): string {
    return Array.from({ length: draw(fc.nat, 3) }, () => oneOf(UNSEEN)).join('')
  }

  function oddOf(value: unknown, type: SchemaType): unknown {
    if (isOneIn(14)) return undefined
    if (type.jsonType === 'string') return ofText(typeof value === 'string' ? value : '', type)
    if (type.jsonType === 'number') return isOneIn(4) ? oneOf(NUMBERS) : value
    if (type.jsonType === 'boolean') return isOneIn(3) ? isOneIn(2) : value
    if (type.jsonType === 'array') return ofList(Array.isArray(value) ? value : [], type)
    if (type.jsonType !== 'object' || isOf(type, 'reference')) return value
    if (value === undefined && !isOneIn(4)) return undefined
    return ofFields(isValue(value) ? value : {}, type)
  }

  function ofFields(value: Value, type: SchemaType): Value {
    const fields = 'fields' in type ? type.fields : []
    const isBlock = isOf(type, 'block')
    const changed = fields
      .filter(({ name }) => !WRITTEN_WHOLE.has(name) && !(isBlock && !IN_BLOCKS.has(name)))
      .map((field) => [field.name, oddOf(value[field.name], field.type)] as const)
    const all = { ...value, ...Object.fromEntries(changed), ...ofEditor(type) }
    return Object.fromEntries(Object.entries(all).filter(([, inner]) => inner !== undefined))
  }

  /** What the editor of long texts writes beside the words: lists, and marks whose definition may be gone. */
  function ofEditor(type: SchemaType): Value {
    if (!isOneIn(4)) return {}
    if (isOf(type, 'block')) return { listItem: 'bullet', level: 1 + draw(fc.nat, 9) }
    return isOf(type, 'span') ? { marks: oneOf([[], ['strong'], ['gone'], ['strong', 'gone']]) } : {}
  }

  function ofText(text: string, { options }: SchemaType): string {
    const list: unknown = options && 'list' in options ? options.list : undefined
    if (Array.isArray(list) && isOneIn(3)) return String(chosenIn(oneOf(list)))
    if (isOneIn(2)) return text
    if (isOneIn(3)) return unseen()
    if (isOneIn(3)) return oneOf(WORDS)
    if (isOneIn(6)) return draw(fc.string, { unit: 'binary', maxLength: 20 })
    const middle = Math.floor(text.length / 2)
    const broken = isOneIn(3) ? text.slice(0, middle) + unseen() + text.slice(middle) : text
    return unseen() + broken + unseen()
  }

  function ofList(items: readonly unknown[], type: SchemaType): unknown[] {
    if (isOneIn(12)) return []
    const kept = items
      .filter(() => !isOneIn(12))
      .map((item) => {
        const member = memberOf(type, item)
        return member ? (oddOf(item, member) ?? item) : item
      })
    const [first] = kept
    if (first === undefined || !isOneIn(5)) return kept
    return [...kept, isValue(first) ? { ...first, _key: `odd${keys++}` } : unseen()]
  }
}

/** Whether a type is one of Sanity's own, or made of it. */
function isOf({ name, type }: SchemaType, own: string): boolean {
  return name === own || (type ? isOf(type, own) : false)
}

const chosenIn = (option: unknown) => (isValue(option) ? option.value : option)
