import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestLake } from '../testing/test-lake.ts'
import { tellMadeUp } from './made-up.ts'

const PUBLIC = 'https://www.crown-level.co'
let lake: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  lake = await startTestLake()
  const transaction = lake.client.transaction()
  for (const name of ['one', 'two']) transaction.create({ _id: name, _type: 'price', sample: true })
  transaction.create({ _id: 'own', _type: 'price' })
  transaction.create({ _id: 'hidden', _type: 'review', sample: true, shown: false })
  await transaction.commit()
})
afterAll(() => lake.close())

test.each([
  [PUBLIC, [expect.stringContaining(`${PUBLIC} shows 2 prices that are made up. Nobody has decided so`)]],
  ['https://www.example.com', []],
  [undefined, []],
])('who starts the website at %s is told what it shows that is made up', async (siteUrl, told) => {
  using said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await tellMadeUp(lake.client, siteUrl)
  expect(said.mock.calls.map(([line]) => line)).toEqual(told)
})

test('the owner’s decision is told until nothing is made up', async () => {
  using said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await lake.client.create({ _id: 'business', _type: 'business', onlineWithSamples: '2026-11-28' })
  await tellMadeUp(lake.client, PUBLIC)
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('2 prices that are made up. The owner decided so on 2026-11-28.'),
  )
})

test('a website of the owner’s own says nothing', async () => {
  using said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await lake.client.delete({ query: '*[sample == true]' })
  await tellMadeUp(lake.client, PUBLIC)
  expect(said).not.toHaveBeenCalled()
})
