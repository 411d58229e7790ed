import { afterEach, expect, test } from 'vitest'
import { member, StreamReader } from '../testing/connections.ts'
import { keptLake } from '../testing/temporary-lake.ts'
import { picture } from '../testing/temporary-pictures.ts'
import { startTestLake } from '../testing/test-lake.ts'

const lake = await keptLake()
const staging = lake.client.withConfig({ dataset: 'staging' })

afterEach(() => lake.client.datasets.delete('staging').catch(() => 'gone already'))

test('a lake starts again when all that was ever written in it is removed', async () => {
  await lake.client.datasets.create('staging')
  await staging.create({ _id: 'note', _type: 'note' })
  await lake.client.datasets.delete('staging')
  await lake.restart()
  expect(await lake.client.fetch('count(*)')).toBe(0)
})

test('a dataset that is made while the lake runs is written, read, listed, and there after a restart', async () => {
  const answer = { datasetName: 'staging', aclMode: 'public' }
  expect(await lake.client.datasets.create('staging', { aclMode: 'public' })).toMatchObject(answer)
  expect(await lake.client.datasets.edit('staging', { aclMode: 'public' })).toMatchObject(answer)
  await staging.create({ _id: 'note', _type: 'note' })
  await lake.restart()
  expect(await staging.withConfig({ token: undefined }).fetch('*[]._id')).toEqual(['note'])
  expect(await lake.client.fetch('*[]._id')).toEqual([])
  expect(await lake.client.datasets.list()).toMatchObject([
    { name: 'production' },
    { name: 'staging', createdByUserId: 'token', createdAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ])
})

test('a dataset that is removed takes its documents, history and pictures with it, and no other’s', async () => {
  await lake.client.datasets.create('staging')
  await lake.client.create({ _id: 'kept', _type: 'note' })
  await staging.create({ _id: 'note', _type: 'note' })
  const { url } = await staging.assets.upload('image', await picture(8, 8, '#357').png().toBuffer())
  expect(await lake.client.datasets.delete('staging')).toEqual({ deleted: true })
  await expect(staging.fetch('*')).rejects.toMatchObject({ statusCode: 404 })
  await expect(staging.create({ _type: 'note' })).rejects.toMatchObject({ statusCode: 404 })
  expect((await fetch(url)).status).toBe(404)
  await lake.restart()
  await lake.client.datasets.create('staging')
  expect(await staging.fetch('*')).toEqual([])
  const history = { url: '/data/history/staging/transactions', query: { excludeContent: 'true' } }
  expect(await staging.request(history)).toBeUndefined()
  expect(await lake.client.fetch('*[]._id')).toEqual(['kept'])
})

test('the event streams of a dataset that is removed end, without an event for each document', async () => {
  const reader = new StreamReader(lake)
  await lake.client.datasets.create('staging')
  await staging.create({ _id: 'note', _type: 'note' })
  const paths = ['listen/staging?query=*', 'live/events/staging', 'listen/production?query=*']
  const streams = await Promise.all(paths.map((path) => reader.open(`/data/${path}`, member())))
  await lake.client.datasets.delete('staging')
  await expect.poll(() => streams.map((events) => reader.ended.has(events))).toEqual([true, true, false])
  expect(streams.flat().map(({ event }) => event)).toEqual(['welcome', 'welcome', 'welcome'])
})

test('what was being uploaded when its dataset was removed is refused', async () => {
  await lake.client.datasets.create('staging')
  let end: (() => void) | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      end = () => {
        controller.enqueue(Buffer.from('bytes'))
        controller.close()
      }
    },
  })
  const request = new Request(`${lake.url}/lake/v1/assets/files/staging?filename=a.txt`, {
    ...{ method: 'POST', headers: member(), body, duplex: 'half' },
  })
  const answer = lake.lake.fetch(request)
  await lake.client.datasets.delete('staging')
  end?.()
  expect((await answer).status).toBe(404)
})

test.each([
  ['one that there is not', 404, () => lake.client.datasets.delete('nowhere')],
  ['a name with capitals', 400, () => lake.client.request({ url: '/datasets/Staging', method: 'PUT' })],
  ['one that is there', 409, () => lake.client.datasets.create('production')],
  ['one of the settings', 400, () => lake.client.datasets.delete('production')],
  ['a private one', 400, () => lake.client.datasets.create('staging', { aclMode: 'private' })],
  ['one that becomes private', 400, () => lake.client.datasets.edit('production', { aclMode: 'private' })],
])('%s is refused with %i', async (_, statusCode, attempt) => {
  await expect(attempt()).rejects.toMatchObject({ statusCode })
  expect(await lake.client.datasets.list()).toHaveLength(1)
})

test('a schema that is deployed is listed, for members alone, until it is deleted', async () => {
  const url = '/projects/local/datasets/production/schemas'
  const schema = { types: [{ name: 'note' }] }
  const body = { schemas: [{ schema, version: '1', workspace: { name: 'my desk', title: 'Desk' } }] }
  const id = '_.schemas.my_desk'
  for (const attempt of [{ url }, { url, method: 'PUT', body }])
    await expect(lake.visitor.request(attempt)).rejects.toThrow()
  await lake.client.request({ url, method: 'PUT', body })
  for (const address of [url, `${url}/${id}`]) {
    const [listed] = await lake.client.request({ url: address })
    expect(listed).toMatchObject({ _id: id, _type: 'system.schema', schema: JSON.stringify(schema) })
  }
  expect(await lake.visitor.fetch('*[_type == "system.schema"]')).toEqual([])
  await lake.client.request({ url: `${url}/${id}`, method: 'DELETE' })
  expect(await lake.client.request({ url })).toEqual([])
})

test('in memory too, a dataset is made anew after it was removed', async () => {
  const memory = await startTestLake()
  const other = memory.client.withConfig({ dataset: 'staging' })
  for (const _id of ['first', 'second']) {
    await memory.client.datasets.create('staging')
    await other.create({ _id, _type: 'note' })
    expect(await other.fetch('*[]._id')).toEqual([_id])
    await memory.client.datasets.delete('staging')
  }
  await memory.close()
})
