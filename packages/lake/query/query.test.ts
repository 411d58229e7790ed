import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../documents/lake-document.ts'
import { member } from '../testing/connections.ts'
import { ASKED, emptyReplica } from '../testing/random-documents.ts'
import { keptLake } from '../testing/temporary-lake.ts'
import { compile } from './groq/groq-query.ts'

const DOCUMENTS: { _id: string; _type: string; [field: string]: unknown }[] = [
  { _id: 'repairs', _type: 'service', title: 'Bathroom repairs', sections: [{ text: 'Plumbing' }] },
  { _id: 'plumbing', _type: 'service', title: 'Plumbing', sections: [] },
  { _id: 'painting', _type: 'service', title: 'Painting', sections: [{ text: 'Two coats' }] },
  { _id: 'rate', _type: 'price', title: 'Plumbing', covers: 'By the hour' },
]

/** As Sanity's Studio asks. */
const STUDIO = `*[_type in $types]
  | score(boost(_type in ["service"] && title match text::query($words), 10), ([@, _id] match text::query($words) || references($words)))
  [_score > 0]{_id, "orderings": [_score]} | order(orderings[0] desc)[0...$limit]`

const lake = await keptLake()
await lake.client.create({ _id: 'drafts.only', _type: 'note' })
await lake.client.mutate(DOCUMENTS.map((create) => ({ create })))

test.each([
  [['published'], { a: 1, b: 2 }],
  [['drafts', 'published'], { a: 3, b: 5, c: 4 }],
  [['summer', 'published'], { a: 6, b: 2 }],
  [['summer', 'drafts', 'published'], { a: 6, b: 5, c: 4 }],
  [['winter', 'drafts', 'published'], { b: 5, c: 4 }],
])('The perspective %j takes each document from the first layer that has it', async (layers, expected) => {
  const documents = ['a', 'b', 'drafts.a', 'drafts.c', 'drafts.b', 'versions.summer.a']
    .map((id, index) => document(id, { n: index + 1 }))
    .concat(document('versions.winter.a', { n: 7, _system: { delete: true } }))
  const replica = emptyReplica()
  replica.apply({ dataset: 'd', documents: documents.map((each) => ({ id: each._id, document: each })) })
  const found = await compile('*{_id, n}', {}).run(replica.view('d', layers, 'program'), ASKED)
  expect(found).toMatchObject(Object.entries(expected).map(([_id, n]) => ({ _id, n })))
})

test.each([
  ['2025-02-18', 1],
  ['2025-02-19', 0],
  ['2026-09-01', 0],
  ['X', 0],
  ['1', 1],
])('version %s without a perspective finds %d drafts', async (apiVersion, count) => {
  const { perspective, ...config } = lake.client.config()
  const client = lake.client.withConfig({ ...config, apiVersion, perspective: undefined })
  expect(await client.fetch('count(*[_id in path("drafts.**")])')).toBe(count)
})

test('the query is left out of the answer on request, and a date in it is text', async () => {
  const query = '{"at": dateTime("2026-01-01T00:00:00Z")}'
  const answer = await lake.client.fetch(query, {}, { filterResponse: false, returnQuery: false })
  const result = { at: '2026-01-01T00:00:00Z' }
  expect(answer).toEqual({ result, ms: expect.any(Number), syncTags: [] })
})

describe('an answer’s sync tags', () => {
  const tagsOf = async (query: string, perspective: 'published' | 'drafts' | 'raw' = 'published') => {
    const { syncTags = [] } = await lake.client.fetch(query, {}, { filterResponse: false, perspective })
    return syncTags
  }

  test('name the types of what follows many references', async () => {
    const transaction = lake.client.transaction()
    const names = Array.from({ length: 250 }, (_, index) => `one-${index}`)
    for (const _id of names) transaction.create({ _id, _type: 'item', title: _id })
    const items = names.map((_ref) => ({ _type: 'reference', _ref, _key: _ref }))
    await transaction.create({ _id: 'list', _type: 'list', items }).commit()
    const tags = await tagsOf('*[_id == "list"][0].items[]->title')
    expect(tags).toEqual(expect.arrayContaining(await tagsOf('*[_type == "item"]')))
    expect(tags.length).toBeLessThan(5)
  })

  test('name a document that is not there, for the day it is, and a draft as its document', async () => {
    const published = await tagsOf('*[_id == "to-come"]')
    expect(published).toHaveLength(1)
    expect(await tagsOf('*[_id == "to-come"]', 'drafts')).toEqual(published)
    expect(await tagsOf('*[_id == "drafts.to-come"]', 'raw')).toEqual(published)
  })
})

test.each([
  ['a stranger', {}],
  ['a member', member()],
])('parameters of %s that are nested without end are refused, and queries go on', async (_, headers) => {
  const deep = `${'['.repeat(3_600)}${']'.repeat(3_600)}`
  for (const path of ['query', 'query', 'listen']) {
    const answer = await ask(`${path}/production?query=count(*)&$a=${deep}`, headers)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('nested deeper') })
  }
  expect(await Promise.all([1, 2, 3].map((number) => lake.client.fetch(`${number}`)))).toEqual([1, 2, 3])
})

test('queries go on after a document that their processes can not be sent, and find it', async () => {
  const listeners = await Promise.all([1, 2].map((n) => ask(`listen/production?query=*[${n}==${n}]`)))
  const odd = { _id: 'odd', _type: 'odd', unsendable: () => 'a function' }
  const request = { dataset: 'production', transactionId: 'odd', identity: 'owner', digest: '' }
  lake.lake.store.commit(request, (workspace) => workspace.put(odd, {}))
  for (const listener of listeners) expect(await listener.text()).toContain('event: welcome')
  for (const _ of [1, 2, 3]) expect(await lake.client.fetch('*[_type == "odd"]._id')).toEqual(['odd'])
})

describe('The search of the Studio', () => {
  test.each(['raw', 'drafts', 'published'] as const)(
    'finds what is written anywhere, what is in the title first: %s',
    async (perspective) =>
      expect(await idsFor('plumb*', ['service'], perspective)).toEqual(['plumbing', 'repairs']),
  )

  test('looks for all words, wherever each stands', async () => {
    expect(await idsFor('bathroom plumbing', ['service'])).toEqual(['repairs'])
    expect(await idsFor('plumbing price*', ['service', 'price'])).toEqual(['rate'])
    expect(await idsFor('zebra', ['service'])).toEqual([])
  })
})

test('what was searched is not part of the answer', async () => {
  const [found] = await lake.client.fetch('*[@ match "coats"]')
  expect(found).toMatchObject(DOCUMENTS[2] ?? {})
  expect(JSON.stringify(found)).not.toContain('u0000')
})

async function idsFor(words: string, types: string[], perspective: 'raw' | 'drafts' | 'published' = 'raw') {
  const params = { words, types, limit: 10 }
  const found = await lake.client.fetch<{ _id: string }[]>(STUDIO, params, { perspective })
  return found.map(({ _id }) => _id)
}

function document(_id: string, fields: object): LakeDocument {
  const at = '2026-01-01T00:00:00.000Z'
  return { _id, _type: 'note', _rev: 'r', _createdAt: at, _updatedAt: at, ...fields }
}

function ask(path: string, headers: Record<string, string> = member()): Promise<Response> {
  return lake.ask(`/data/${path}`, { headers })
}
