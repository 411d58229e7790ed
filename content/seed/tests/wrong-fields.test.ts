import { expect, test } from 'vitest'
import { schemaTypes, singletonTypes } from '#studio/schema/index.ts'
import { partsOf } from '#web/lake/mended-answer.ts'
import { type Content, ContentInMemory, content, seededDocuments } from './testing/seeded-content.ts'
import { made, variedPages, viewsOf } from './testing/views.ts'

// What a program wrote that no form takes: a document with all its fields wrong at once, or one that is gone.

const views = viewsOf(variedPages)
const viewsWith = (id: string) => views.filter(({ ids }) => ids.has(id))

const parts = new Map(
  views
    .flatMap(({ part, answer }) => partsOf({ [part]: answer }))
    .map(({ document, place, answer }) => [`${document} ${place}`, answer]),
)

/** Of a picture that nobody could draw. */
const NO_FILE = 'image-odd'

const WRONG: readonly unknown[] = [
  ...[undefined, null, '', 'words', 5, -0.5, true, {}, { current: 5 }, { _type: 'odd' }],
  ...[[], [null], [5], ['words'], [[[]]], [{ _key: 'odd', _type: 'odd' }]],
  ...[{ _ref: 'gone' }, [{ _ref: 'gone' }], { _ref: 'business' }, [{ _key: 'odd', _ref: 'business' }]],
  ...['2026-00-10', [{ shownFrom: '2026-13-01', shownUntil: '2026-00-10' }]],
  ...[{ _type: 'image', alt: 'Odd', asset: { _type: 'reference', _ref: NO_FILE } }],
]

/** One of each type, on as many pages that are not its own as there are. */
const tried = schemaTypes.flatMap(({ name, type }) => {
  const onOthers = ({ _id }: Content) => viewsWith(_id).filter(({ page }) => page.id !== _id).length
  const documents = seededDocuments.filter(({ _id, _type }) => _type === name && viewsWith(_id).length > 0)
  const [document] = documents.toSorted((one, other) => onOthers(other) - onOthers(one))
  return type === 'document' ? [{ type: name, document }] : []
})

test('all types of documents are tried but those that no page shows', () => {
  const untried = tried.flatMap(({ type, document }) => (document ? [] : [type]))
  expect(untried.toSorted()).toEqual(['publicFact', 'redirect'])
})

test.each(tried.flatMap(({ document }) => document ?? []))(
  'a $_type whose fields are all wrong holds back no page but its own, and is named',
  (document) => {
    const { _id, _type } = document
    const fields = Object.keys(document).filter((field) => !field.startsWith('_'))
    const wrong = WRONG.map((value) => Object.fromEntries(fields.map((field) => [field, value])))
    expect(wrong.flatMap((odd) => problemsOf(content.with({ ...odd, _id, _type }), document))).toEqual([])
  },
)

test.each(seededDocuments.filter(({ _id }) => singletonTypes.includes(_id)))(
  'a $_type that is gone holds back no page but its own, and is named once',
  (document) => {
    const others = new ContentInMemory(seededDocuments.filter(({ _id }) => _id !== document._id))
    expect(problemsOf(others, document, 'It was deleted, or all of it is empty.')).toEqual([])
  },
)

/** Pages that are held back for another document than their own, and what names another one than the document. */
function problemsOf(changed: ContentInMemory, { _id, _type }: Content, words?: string): string[] {
  return viewsWith(_id).flatMap((view) => {
    const { page } = view
    const found = made(view, changed, (document, place) => parts.get(`${document} ${place}`))
    if (!found) return []
    const isHeld = found.data === undefined && page.id !== _id
    const misnamed = found.problems.filter(
      ({ id, type, reason }) =>
        id !== _id || type !== _type || (words && page.id !== _id && reason !== words),
    )
    const isShown = JSON.stringify(found.data ?? null).includes(NO_FILE)
    return [
      ...(isHeld ? [`${page.path} is held back`] : []),
      ...(isShown ? [`${page.path} shows a picture without a file`] : []),
      ...misnamed.map(({ id, field, reason }) => `${page.path} names ${id} ${field}: ${reason}`),
    ]
  })
}
