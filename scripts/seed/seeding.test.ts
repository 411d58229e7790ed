import type { TestLake } from 'oxbow/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestLake } from '../testing/test-lake.ts'
import { seed } from './seeding.ts'

const everything = 'count(*[])'
const pictures = 'count(*[_type == "sanity.imageAsset"])'

let first: { written: number; lines: string[] }
/** Every test has a copy. */
let filled: TestLake
let lake: TestLake

beforeAll(async () => {
  filled = await startTestLake()
  first = await fill({ into: filled })
})

beforeEach(async () => {
  lake = await startTestLake({ copyOf: filled })
})

afterEach(() => lake.close())

afterAll(() => filled.close())

test('an empty lake is filled, and a second time nothing is added', async () => {
  const { written, lines } = first
  const count = await lake.client.fetch<number>(everything)
  expect(lines).toContain('Seeded home page: 1.')
  expect(count).toBe(written + (await lake.client.fetch<number>(pictures)) + 1)
  expect(await fill()).toEqual({ written: 0, lines: [] })
  expect(await lake.client.fetch(everything)).toBe(count)
})

test('each picture has a point to be cut around, and its file a small preview and a size', async () => {
  const files = '*[_type == "sanity.imageAsset"]{"lqip": metadata.lqip, "width": metadata.dimensions.width}'
  const assets = await lake.client.fetch<{ lqip: string | null; width: number | null }[]>(files)
  expect(assets.length).toBeGreaterThan(40)
  expect(assets.filter(({ lqip, width }) => !lqip?.startsWith('data:image/') || !width)).toEqual([])
  const found = picturesIn(await lake.client.fetch('*[!string::startsWith(_type, "sanity.")]'))
  expect(found.length).toBeGreaterThan(100)
  // Nobody takes a drawing for a photo.
  const plain = found.filter(
    ({ alt, hotspot, rendering }) => !alt || !hotspot || rendering !== !String(alt).startsWith('Drawing'),
  )
  expect(plain).toEqual([])
})

test('a field that is new in this version is filled in, beside edits, and what the owner emptied stays empty', async () => {
  const { client } = lake
  // As an older version left it: cities had no climate.
  const record = await client.fetch<{ type: string; names: string[] }[]>('*[_id == "seed.record"][0].fields')
  const fields = record.map((one) => ({ ...one, names: one.names.filter((name) => name !== 'climate') }))
  await client.patch('seed.record').set({ fields }).commit()
  await client.patch('city-matthews').set({ population: 30_000 }).unset(['climate', 'government']).commit()
  const matthews = await client.getDocument('city-matthews')
  await client.create({ ...matthews, _type: 'city', _id: 'drafts.city-matthews', name: 'Matthews town' })

  const { written, lines } = await fill()
  expect([written, lines]).toEqual([0, ['Filled in what an older city did not have: climate.']])
  const climate = expect.stringContaining('gutters')
  const after = await client.getDocument('city-matthews')
  expect(after).toMatchObject({ climate, population: 30_000 })
  expect(after?.government).toBeUndefined()
  expect(await client.getDocument('drafts.city-matthews')).toMatchObject({ climate, name: 'Matthews town' })
  await client.patch('city-matthews').unset(['climate']).commit()
  expect((await fill()).lines).toEqual([])
  expect((await client.getDocument('city-matthews'))?.climate).toBeUndefined()
})

test('what the owner edited stays, until it is asked to be replaced', async () => {
  await lake.client.patch('price-interior-painting').set({ minimum: 275 }).commit()
  await fill()
  expect(await lake.client.getDocument('price-interior-painting')).toMatchObject({ minimum: 275 })
  const count = await lake.client.fetch<number>(everything)
  await fill({ replace: true })
  expect(await lake.client.getDocument('price-interior-painting')).toMatchObject({ minimum: 250 })
  expect(await lake.client.fetch(everything)).toBe(count)
})

test('a document that the owner unpublished is left as a draft', async () => {
  await lake.client.action({
    actionType: 'sanity.action.document.unpublish',
    draftId: 'drafts.homePage',
    publishedId: 'homePage',
  })
  await fill()
  expect(await lake.client.fetch('*[_type == "homePage"]._id')).toEqual(['drafts.homePage'])
})

test('a document that the owner deleted stays away, until it is asked to be replaced', async () => {
  await lake.client.delete('city-mount-holly')
  expect(await fill()).toMatchObject({ written: 0 })
  expect(await lake.client.getDocument('city-mount-holly')).toBeUndefined()
  await fill({ replace: true })
  expect(await lake.client.getDocument('city-mount-holly')).toMatchObject({ name: 'Mount Holly' })
})

test('a seed that was broken off goes on where it stopped', async () => {
  const { written } = first
  const count = await lake.client.fetch<number>(everything)
  const early = ['price', 'claim', 'review', 'plan', 'project', 'business', 'openingHours']
  const rest = await lake.client.fetch<string[]>('*[_type in $early]._id', { early })
  const kept = [...early, 'seedRecord', 'sanity.imageAsset']
  await lake.client.delete({ query: '*[!(_type in $kept)]', params: { kept } })
  await lake.client.patch('seed.record').set({ ids: rest }).commit()
  expect((await fill()).written).toBe(written - rest.length)
  expect(await lake.client.fetch(everything)).toBe(count)
})

test('a refusal names the document and the reason, and writes nothing of its kind', async () => {
  await lake.client.delete({ query: '*[_type != "sanity.imageAsset"]' })
  await lake.client.create({ _id: 'seed.record', _type: 'seedRecord', ids: ['price-handyman'] })
  await expect(fill()).rejects.toThrow(
    'The lake refused "service-handyman": Document "service-handyman" references non-existent document "price-handyman".',
  )
  expect(await lake.client.fetch('count(*[_type in ["service", "city", "faq"]])')).toBe(0)
  expect(await lake.client.fetch('count(*[_type == "claim"]) > 0')).toBe(true)
})

/** Every picture within a value. */
function picturesIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(picturesIn)
  return '_type' in value && value._type === 'picture' ? [{ ...value }, ...inside] : inside
}

async function fill({ replace = false, into = lake } = {}) {
  const lines: string[] = []
  const written = await seed({ client: into.client, replace, log: (line) => lines.push(line) })
  return { written, lines }
}
