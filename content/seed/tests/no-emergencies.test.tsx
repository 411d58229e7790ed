import { expect, test } from 'vitest'
import { madeOf } from './testing/made-pages.tsx'
import { ContentInMemory, type Page, seededDocuments, seededPages } from './testing/seeded-content.ts'

const EMERGENCY = /emergenc(y|ies)/gi

/** What leads to others, and what tells kinds apart. */
const KEPT = ['_id', '_ref', '_type', 'slug', 'urgency']

/** What the owner can write himself is about something else. */
function inOtherWords(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(EMERGENCY, 'hurry')
  if (Array.isArray(value)) return value.map(inOtherWords)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, KEPT.includes(name) ? field : inOtherWords(field)]),
  )
}

const documents = seededDocuments.map((document) => {
  const { areaEmergency, ...fields } = document
  return { ...document, areaEmergency: undefined, ...Object(inOtherWords(fields)) }
})
const content = new ContentInMemory(documents)

/** The page for emergencies, which the owner may hide, has a form to report them. */
const isForEmergencies = ({ id }: Page) =>
  JSON.stringify(seededDocuments.find(({ _id }) => _id === id) ?? {}).includes('"urgency":"emergency"')
const pages = [
  ...new Map(seededPages.filter((page) => !isForEmergencies(page)).map((page) => [page.kind, page])).values(),
]

test.each(pages.map((page) => [page.path, page] as const))(
  'who takes no emergency calls has no word of them on %s',
  (_, page) => {
    const { text, graph } = madeOf(page, content.whole(page))
    const around = new RegExp(`.{0,60}${EMERGENCY.source}.{0,60}`, 'gi')
    expect(`${text} ${graph.replace(/"https?:[^"]*"/g, '""')}`.match(around) ?? []).toEqual([])
  },
)
