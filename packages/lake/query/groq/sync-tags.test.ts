import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../../testing/temporary-lake.ts'

let lake: TemporaryLake

beforeAll(async () => {
  lake = await temporaryLake()
})
afterAll(() => lake.end())

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
