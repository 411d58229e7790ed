import { expect, test } from '../fixtures/test.ts'

/** More than there is time for before the lake is gone, on a busy machine too. */
const WRITES = 5_000
const AT_ONCE = 20
const KILL_AFTER = 200

test.afterEach(async ({ product }) => {
  await product.act('startMissing')
  await product.client().delete({ query: '*[_type == "burst"]' })
})

test('every write that the lake acknowledged survives a kill in the middle of a burst of more than 500', async ({
  product,
}) => {
  const client = product.client()
  const acknowledged = new Set<string>()
  const ids = Array.from({ length: WRITES }, (_, index) => `burst-${index}`).values()
  let killed: Promise<void> | undefined
  const writeUntilKilled = async () => {
    for (const _id of ids) {
      const result = await client.create({ _id, _type: 'burst', text: _id }).catch((error: Error) => error)
      if (result instanceof Error) return
      acknowledged.add(_id)
      if (acknowledged.size === KILL_AFTER) killed = product.act('killLake')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, writeUntilKilled))
  await killed
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER)
  expect(acknowledged.size).toBeLessThan(WRITES)

  await product.act('startLake')
  const found = await client.fetch<string[]>('*[_type == "burst" && text == _id]._id')
  expect([...acknowledged].filter((id) => !found.includes(id))).toEqual([])
})
