import { afterEach, beforeEach, expect, test } from 'vitest'
import { LivePublishing } from './live-publishing.ts'

const timing = { grace: 20, firstRetry: 10, longestRetry: 20, catchUp: 60_000 }

let brought: (string[] | 'all')[]
let failures: number
let ending: AbortController
let running: Promise<void>
let live: LivePublishing

beforeEach(() => start(timing))
afterEach(end)

test('what comes together is one piece of work', async () => {
  live.tags(['a', 'b'])
  live.tags(['b', 'c'])
  await expect.poll(() => brought).toEqual([['a', 'b', 'c']])
})

test('what comes while something is done is done after it', async () => {
  live.tags(['a'])
  await expect.poll(() => brought).toEqual([['a']])
  live.tags(['b'])
  await expect.poll(() => brought).toEqual([['a'], ['b']])
})

test('what fails is tried again, with what came meanwhile', async () => {
  failures = 2
  live.tags(['a'])
  await expect.poll(() => failures).toBeLessThan(2)
  live.tags(['b'])
  await expect.poll(() => brought.flat().toSorted()).toEqual(['a', 'b'])
})

test('a gap is one for everything, also when it fails at first', async () => {
  failures = 1
  live.gap()
  live.tags(['a'])
  await expect.poll(() => brought).toEqual(['all'])
})

test('asks now and then whether something was missed', async () => {
  await end()
  start({ ...timing, catchUp: 30 })
  await expect.poll(() => brought.slice(0, 2)).toEqual(['all', 'all'])
})

function start(times: typeof timing): void {
  brought = []
  failures = 0
  ending = new AbortController()
  live = new LivePublishing(async (tags) => {
    failures -= 1
    if (failures >= 0) throw new Error('The lake is away.')
    brought.push(tags ? [...tags].toSorted() : 'all')
  }, times)
  running = live.run(ending.signal)
}

async function end(): Promise<void> {
  ending.abort()
  await running
}
