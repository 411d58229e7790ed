import { beforeEach, expect, test } from 'vitest'
import { childrenRunning, hold } from '../testing/child-processes.ts'
import { ENDLESS } from '../testing/random-queries.ts'
import { type TemporaryLake, temporaryLake, toldAddress } from '../testing/temporary-lake.ts'

const EVALUATES = 'evaluator-process'
let lake: TemporaryLake

beforeEach(async () => {
  lake = await temporaryLake({ addressOf: toldAddress, queryTimes: { stranger: 500 } })
  return () => lake.end()
})

test('a query whose process gets no time is answered once it does, and nobody waits for it or for one that was ended', async () => {
  await lake.client.create({ _id: 'price', _type: 'price' })
  const evaluating = hold(await startedBy(() => ask('1', '203.0.113.1')))
  // The process that was asked last is asked first, and has one of these.
  const two = [ask('count(*)', '203.0.113.1'), ask('count(*)', '203.0.113.2')]
  expect(await Promise.race(two)).toBe(200)
  // By the clock, the one that is held has taken at least as long when this is stopped.
  expect(await ask(ENDLESS, '203.0.113.3')).toBe(408)
  expect(await ask('count(*)', '203.0.113.4')).toBe(200)
  evaluating.go()
  expect(await Promise.all(two)).toEqual([200, 200])
})

test('a flood from one address is refused beyond its share, and nobody else is', async () => {
  const first = hold(await startedBy(() => ask('1', '203.0.113.1')))
  const two = [ask('count(*)', '203.0.113.1'), ask('count(*)', '203.0.113.2')]
  const second = hold(await startedBy(() => Promise.race(two)))
  const statuses: number[] = []
  // One of them is begun, and two hundred wait.
  const flood = Array.from({ length: 211 }, () =>
    ask('count(*)', '203.0.113.6').then((status) => statuses.push(status)),
  )
  await expect.poll(() => statuses).toEqual(Array(10).fill(429))
  const other = ask('count(*)', '203.0.113.7')
  for (const held of [first, second]) held.go()
  await Promise.all(flood)
  expect(await Promise.all([...two, other])).toEqual([200, 200, 200])
  expect(statuses.filter((status) => status === 200)).toHaveLength(201)
})

test('a process that has very much to hear of ends, and another one reads it', async () => {
  const behind = await startedBy(() => lake.client.fetch('200'))
  hold(behind)
  for (let round = 0; round < 12; round += 1)
    await lake.client.mutate(
      Array.from({ length: 1_000 }, (_, index) => ({
        create: { _id: `many-${round}-${index}`, _type: 'many', text: 'x'.repeat(100) },
      })),
      { visibility: 'async' },
    )
  expect(await lake.client.fetch('count(*[_type == "many"])')).toBe(12_000)
  await expect.poll(() => childrenRunning(EVALUATES)).not.toContain(behind)
})

/** The id of the process that is started for something that is asked. */
async function startedBy(asking: () => Promise<number>): Promise<number> {
  const others = childrenRunning(EVALUATES)
  expect(await asking()).toBe(200)
  const [id = 0] = childrenRunning(EVALUATES).filter((each) => !others.includes(each))
  return id
}

async function ask(query: string, address: string): Promise<number> {
  const path = `/data/query/production?query=${encodeURIComponent(query)}`
  return (await lake.ask(path, { headers: { 'x-forwarded-for': address } })).status
}
