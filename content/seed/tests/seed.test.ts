import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { claims } from '../claims.ts'
import { pictureFiles } from '../pictures.ts'
import { seedKinds } from '../seed-kinds.ts'
import { repeated } from './testing/page-elements.ts'

type Found = { id: string; key: string; text: string }

const documents = seedKinds.flatMap((kind) => kind.documents)
const ids = documents.map(({ _id }) => _id)
const strings = documents.flatMap((document) => stringsIn(document, document._id))
const references = strings.filter(({ key }) => key === '_ref')
const pictures = new URL('../pictures/', import.meta.url)

/** Fields that hold words a visitor reads; the owner's own facts and structured values are left out. */
const structural = ['current', 'date', 'travelTime', 'opens', 'closes', 'url', 'zipCodes']
const texts = strings.filter(
  ({ id, key }) =>
    !/^(business|openingHours|price-|claim-)/.test(id) && !key.startsWith('_') && !structural.includes(key),
)
/** Customers name what they paid, and shout. */
const ours = texts.filter(({ id }) => !id.startsWith('review-'))

describe('documents and references', () => {
  test('no id stands twice, and none has a dot, which would make it private', () => {
    expect(repeated(ids)).toEqual([])
    expect(ids.filter((id) => id.includes('.'))).toEqual([])
  })

  test('every reference leads to a document of the seed or to a picture', () => {
    const targets = new Set<string>([...ids, ...pictureFiles])
    expect(references.filter(({ text }) => !targets.has(text))).toEqual([])
  })

  test('the items of a list have keys of their own', () => {
    expect(
      documents.flatMap((document) => listsIn(document)).filter((list) => repeated(list).length > 0),
    ).toEqual([])
  })

  test('every question is shown somewhere', () => {
    const shown = new Set(references.map(({ text }) => text))
    expect(ids.filter((id) => /^faq-/.test(id) && !shown.has(id))).toEqual([])
  })
})

describe('words', () => {
  test('no price, phone number or e-mail address is typed into a text', () => {
    const typed = /\$\s?\d|\d\s?(dollars|bucks)|\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+1\d{10}|\S@\S/
    expect(ours.length).toBeGreaterThan(1000)
    expect(ours.filter(({ text }) => typed.test(text))).toEqual([])
  })

  test('no figure of a claim is typed into a text', () => {
    const figures = claims.map(({ value }) => value).filter((value) => /\d/.test(value))
    // How old a child is, not how long a building takes.
    const age = 'Crawlers, 6–12 months'
    const typed = ({ text }: Found) =>
      text !== age && (/\d\s?[%+]/.test(text) || figures.some((figure) => hasFigure(text, figure)))
    expect(texts.filter(typed)).toEqual([])
  })
})

describe('pictures', () => {
  test('each described picture is there and used, and no other lies beside it', () => {
    const used = new Set(references.map(({ text }) => text))
    expect(pictureFiles.filter((file) => !used.has(file) || !existsSync(new URL(file, pictures)))).toEqual([])
    expect(readdirSync(pictures).sort()).toEqual([...pictureFiles].sort())
  })

  test('no picture stands at the top of more than three pages', () => {
    const heroes = documents.flatMap((document) =>
      'hero' in document ? (document.hero.picture?.asset?._ref ?? []) : [],
    )
    const tops = pictureFiles.filter((file) => heroes.filter((hero) => hero === file).length > 3)
    expect(tops).toEqual([])
  })
})

function stringsIn(value: unknown, id: string, key = ''): Found[] {
  if (typeof value === 'string') return [{ id, key, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item, id, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => stringsIn(item, id, name))
}

/** The keys of every list within a value, each list by itself. */
function listsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(listsIn)
  return Array.isArray(value)
    ? [value.flatMap((item) => (item?._key ? [String(item._key)] : [])), ...inside]
    : inside
}

/** Whether a text has this figure and not the end of another: "3–5 years" is not "5 years". */
const hasFigure = (text: string, figure: string) =>
  text
    .split(figure)
    .slice(0, -1)
    .some((before) => !/[\d–-]$/.test(before))
