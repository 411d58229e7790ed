import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import type { LakeDocument } from '../documents/lake-document.ts'
import { ALL } from '../query/indexes/document-indexes.ts'
import { createReplica, type Replica } from '../query/replica.ts'

/** What else a query is told. */
export const ASKED = { identity: 'me', time: 5_000, projectId: 'local', dataset: 'd' }

type Write = { id: string; document: LakeDocument | null }

const AT = '2026-01-01T00:00:00.000Z'
const NAMES = Array.from({ length: 30 }, (_, index) => `a${index}`)

/** Ids of documents, drafts and versions in the release `r`; few enough that the same are written again. */
const id = fc
  .tuple(fc.constantFrom('', '', 'drafts.', 'versions.r.'), fc.constantFrom(...NAMES))
  .map((parts) => parts.join(''))

const value = fc.constantFrom(null, true, false, 0, 1, 2, 2.5, -1, '', '1', 'a', 'b', 'B', [], ['a'], {})
const reference = fc
  .constantFrom(...NAMES, 'drafts.a1', 'nobody')
  .map((_ref) => ({ _type: 'reference', _ref }))

export const WORDS =
  "door Door garage garages e.g. foo.bar caf\u00e9 \u017foo \u0130x x*y 42 co-op it's".split(' ')

const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }).map((words) => words.join(' '))
const span = text.map((words) => ({ _type: 'span', text: words }))
const block = fc.array(span, { maxLength: 3 }).map((children) => ({ _type: 'block', children }))

const fields = fc.record(
  {
    _type: fc.constantFrom('post', 'page', 'author'),
    n: value,
    other: value,
    _score: fc.constantFrom(0, 3),
    title: fc.oneof(text, fc.array(text, { maxLength: 2 }), value),
    slug: fc.oneof(
      fc.constantFrom('one', 'two', 3, null).map((current) => ({ current })),
      fc.constant('one'),
    ),
    tags: fc.oneof(fc.array(value, { maxLength: 3 }), value),
    author: fc.oneof(reference, value),
    related: fc.array(reference, { maxLength: 3 }),
    body: fc.oneof(fc.array(block, { maxLength: 2 }), block, value),
    _system: fc.constant({ delete: true }),
  },
  { requiredKeys: ['_type'] },
)

const write: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(id, fields).map(([_id, given]) => ({ id: _id, document: documentOf(_id, given) })),
  },
  { weight: 1, arbitrary: id.map((_id) => ({ id: _id, document: null })) },
)

/** Commits that write and delete documents: many at first, then a few at a time. */
export function randomCommits(): fc.Arbitrary<Write[][]> {
  const many = fc.array(write, { minLength: 20, maxLength: 120, size: 'max' })
  const few = fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
  return fc.tuple(many, few).map(([first, others]) => [first, ...others])
}

function documentOf(_id: string, { _type, ...given }: { _type: string }): LakeDocument {
  return { _id, _type, _rev: 'r', _createdAt: AT, _updatedAt: AT, ...given }
}

/** The documents of a query process, in memory alone: the dataset `d`, without any. */
export function emptyReplica(): Replica {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE documents (dataset TEXT, id TEXT, body TEXT)')
  const replica = createReplica(database, (document) => document)
  // Before anything is written to it.
  replica.view('d', 'raw', 'program').by(ALL)
  return replica
}
