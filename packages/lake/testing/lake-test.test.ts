import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLake } from '../create-lake.ts'
import { lakeTest } from './lake-test.ts'
import { startTestLake } from './test-lake.ts'

lakeTest('a file has a lake that its client writes to and visitors read', async ({ lake }) => {
  await lake.client.create({ _id: 'price', _type: 'price', amount: 25 })
  expect(await lake.visitor.fetch('*[_id == "price"][0].amount')).toBe(25)
  await expect(lake.visitor.delete('price')).rejects.toMatchObject({ statusCode: 403 })
})

lakeTest('the next test of the file has the same lake', async ({ lake }) => {
  expect(await lake.client.fetch('*[_type == "price"]._id')).toEqual(['price'])
})

test('what a lake in memory had is gone when it closes, and so are its files', async () => {
  const lake = await startTestLake()
  const { directory } = lake.lake.options
  await lake.client.assets.upload('file', Buffer.from('terms'), { filename: 'terms.txt' })
  expect(await lake.client.fetch('count(*[_type == "sanity.fileAsset"])')).toBe(1)
  await lake.close()
  expect(existsSync(directory)).toBe(false)
})

test('a lake in memory answers without a server', async () => {
  const lake = createLake({ storage: 'memory' })
  const answer = await lake.fetch(new Request('http://localhost/lake/v1/data/query/production?query=1%2B1'))
  expect(await answer.json()).toMatchObject({ result: 2 })
  await lake.close()
})
