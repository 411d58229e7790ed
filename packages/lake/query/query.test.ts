import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Perspective } from '../documents/dataset-view.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { emptyReplica } from '../testing/empty-replica.ts'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'
import { compile } from './groq/groq-query.ts'
import type { IndexedDocuments } from './indexes/indexed-documents.ts'

const documents: LakeDocument[] = [
  document('a', 'note', { n: 1, to: { _ref: 'b' }, slug: { current: 'one' } }),
  document('b', 'page', { n: 2, inside: { _id: 'a', _type: 'note' }, slug: { current: 'two' } }),
  document('drafts.a', 'note', { n: 3, slug: { current: 'two' } }),
  document('drafts.c', 'page', { n: 4, slug: 'two', inside: { slug: { current: 'two' } } }),
  document('drafts.b', 'note', { n: 5 }),
  document('versions.summer.a', 'note', { n: 6 }),
  document('versions.winter.a', 'note', { n: 7, _system: { delete: true } }),
]

describe('A perspective', () => {
  test.each([
    [['published'], { a: 1, b: 2 }],
    [['drafts', 'published'], { a: 3, b: 5, c: 4 }],
    [['summer', 'published'], { a: 6, b: 2 }],
    [['summer', 'drafts', 'published'], { a: 6, b: 5, c: 4 }],
    [['winter', 'drafts', 'published'], { b: 5, c: 4 }],
  ])('%j takes each document from the first layer that has it', async (layers, expected) => {
    const found = await compile('*{_id, n}', {}).run(viewOf(layers), '')
    expect(found).toMatchObject(Object.entries(expected).map(([_id, n]) => ({ _id, n })))
  })

  test('goes by the type that the overlay shows', async () => {
    expect(await compile('*[_type == "page"]._id', {}).run(viewOf(['drafts', 'published']), '')).toEqual([
      'c',
    ])
  })

  test('holds for references', async () => {
    const overlay = document('to-a', 'note', { to: { _ref: 'a' } })
    const query = compile('*[_id == "to-a"][0].to->n', {})
    expect(await query.run(viewOf(['drafts', 'published'], [overlay]), '')).toBe(3)
    expect(await query.run(viewOf(['published'], [overlay]), '')).toBe(1)
  })

  test('finds one document by an id, or a value, that is put together of others', async () => {
    const query = compile('[*[_id == "drafts." + $id][0].n, *[slug.current == "on" + "e"][0].n]', { id: 'c' })
    expect(await query.run(replicaOf(documents).view('d', 'raw', 'program'), '')).toEqual([4, 1])
  })

  test('shows a change at once', async () => {
    const replica = replicaOf(documents)
    const view = replica.view('d', ['published'], 'program')
    const query = compile('*[_type == "note"]._id', {})
    const bySlug = compile('*[slug.current == "one"]._id', {})
    expect(await Promise.all([query.run(view, ''), bySlug.run(view, '')])).toEqual([['a'], ['a']])
    replica.apply(commitOf([document('aa', 'note', { slug: { current: 'one' } })]))
    expect(await Promise.all([query.run(view, ''), bySlug.run(view, '')])).toEqual([
      ['a', 'aa'],
      ['a', 'aa'],
    ])
    replica.apply({ dataset: 'd', documents: [{ id: 'a', document: null }] })
    expect(await Promise.all([query.run(view, ''), bySlug.run(view, '')])).toEqual([['aa'], ['aa']])
  })
})

test('a date in a result is text', async () => {
  const query = compile('{"at": dateTime("2026-01-01T00:00:00Z")}', {})
  expect(await query.run(viewOf('raw'), '')).toEqual({ at: '2026-01-01T00:00:00Z' })
})

test('a query that would take too long is stopped', async () => {
  const many = Array.from({ length: 300 }, (_, index) => document(`many-${index}`, 'note', { n: index }))
  // It would take hours.
  const query = compile('*{"a": *[n != ^.n]{"b": *[n != ^.n]{"c": *[n != ^.n]{"d": count(*)}}}}', {})
  await expect(query.run(viewOf('raw', many), '', 50)).rejects.toThrow('took longer than 50 ms')
})

describe('Over HTTP', () => {
  let lake: TemporaryLake

  beforeAll(async () => {
    lake = await temporaryLake()
    await lake.client.create({ _id: 'drafts.only', _type: 'note' })
  })

  afterAll(() => lake.end())

  test.each([
    ['2025-02-18', 1],
    ['2025-02-19', 0],
    ['2026-09-01', 0],
    ['X', 0],
    ['1', 1],
  ])('version %s without a perspective finds %d drafts', async (apiVersion, count) => {
    const { perspective, ...config } = lake.client.config()
    const client = lake.client.withConfig({ ...config, apiVersion, perspective: undefined })
    expect(await client.fetch('count(*[_type == "note"])')).toBe(count)
  })

  test('the query is left out of the answer on request', async () => {
    const answer = await lake.client.fetch('1', {}, { filterResponse: false, returnQuery: false })
    expect(answer).toMatchObject({ result: 1, ms: expect.any(Number), syncTags: expect.any(Array) })
    expect(answer).not.toHaveProperty('query')
  })

  test('many at a time are all answered', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index)
    expect(await Promise.all(numbers.map((n) => lake.client.fetch('$n', { n })))).toEqual(numbers)
  })

  describe('an answer’s sync tags', () => {
    const tagsOf = async (query: string, perspective: 'published' | 'drafts' | 'raw' = 'published') => {
      const { syncTags = [] } = await lake.client.fetch(query, {}, { filterResponse: false, perspective })
      return syncTags
    }

    test('a query that reads nothing has no tags', async () => {
      expect(await tagsOf('1 + 1')).toEqual([])
    })

    test('what follows many references has the tags of their types', async () => {
      const transaction = lake.client.transaction()
      const names = Array.from({ length: 250 }, (_, index) => `one-${index}`)
      for (const _id of names) transaction.create({ _id, _type: 'item', title: _id })
      const items = names.map((_ref) => ({ _type: 'reference', _ref, _key: _ref }))
      await transaction.create({ _id: 'list', _type: 'list', items }).commit()
      const tags = await tagsOf('*[_id == "list"][0].items[]->title')
      expect(tags).toEqual(expect.arrayContaining(await tagsOf('*[_type == "item"]')))
      expect(tags.length).toBeLessThan(5)
    })

    test('a document that is not there has a tag too, for the day it is', async () => {
      expect(await tagsOf('*[_id == "to-come"]')).toHaveLength(1)
    })

    test('a draft has the tags of its document', async () => {
      const published = await tagsOf('*[_id == "list"]')
      expect(await tagsOf('*[_id == "list"]', 'drafts')).toEqual(published)
      expect(await tagsOf('*[_id == "drafts.list"]', 'raw')).toEqual(published)
    })
  })
})

function document(_id: string, _type: string, fields: object): LakeDocument {
  const at = '2026-01-01T00:00:00.000Z'
  return { _id, _type, _rev: 'r', _createdAt: at, _updatedAt: at, ...fields }
}

function replicaOf(content: readonly LakeDocument[]) {
  const replica = emptyReplica()
  replica.apply(commitOf(content))
  return replica
}

function commitOf(content: readonly LakeDocument[]) {
  return { dataset: 'd', documents: content.map((document) => ({ id: document._id, document })) }
}

function viewOf(perspective: Perspective, more: readonly LakeDocument[] = []): IndexedDocuments {
  return replicaOf([...documents, ...more]).view('d', perspective, 'program')
}
