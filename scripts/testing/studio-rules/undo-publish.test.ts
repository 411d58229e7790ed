import { lakeTest as test } from 'oxbow/vitest'
import { afterEach, expect, vi } from 'vitest'
import { publishBefore, versionsBefore } from '#studio/actions/undo/published-before.ts'

const PRICE = { _id: 'price-plaque', _type: 'price' }
/** In milliseconds. */
const HOUR = 60 * 60 * 1000

afterEach(() => vi.useRealTimers())

test.for([
  ['an hour', HOUR],
  ['a year', 365 * 24 * HOUR],
] as const)(
  'what was published before comes back, though the clock was put right by %s in between',
  async ([, ahead], { lake }) => {
    const publish = (minimum: number) => lake.client.createOrReplace({ ...PRICE, minimum })
    await publish(100)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead })
    await publish(200)
    vi.useRealTimers()
    await publish(300)
    const versions = await versionsBefore(lake.client, PRICE._id, 2)
    expect(versions.map(({ before }) => before.minimum)).toEqual([200, 100])
    await publishBefore(lake.client, versions.slice(0, 1))
    expect(await lake.client.getDocument(PRICE._id)).toMatchObject({ minimum: 200 })
  },
)

test('a document that was published once has nothing to come back', async ({ lake }) => {
  await lake.client.create({ _id: 'price-once', _type: 'price' })
  expect(await versionsBefore(lake.client, 'price-once', 1)).toEqual([])
})
