import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LivePublishing } from './live-publishing.ts'

const patiently = { timeout: 10_000, interval: 5 }
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
  await vi.waitFor(() => expect(brought).toEqual([['a', 'b', 'c']]), patiently)
})

test('what comes while something is done is done after it', async () => {
  live.tags(['a'])
  await vi.waitFor(() => expect(brought).toEqual([['a']]), patiently)
  live.tags(['b'])
  await vi.waitFor(() => expect(brought).toEqual([['a'], ['b']]), patiently)
})

test('what fails is tried again, with what came meanwhile', async () => {
  failures = 2
  live.tags(['a'])
  await vi.waitFor(() => expect(failures).toBeLessThan(2), patiently)
  live.tags(['b'])
  await vi.waitFor(() => expect(brought.flat().toSorted()).toEqual(['a', 'b']), patiently)
})

test('a gap is one for everything, also when it fails at first', async () => {
  failures = 1
  live.gap()
  live.tags(['a'])
  await vi.waitFor(() => expect(brought).toEqual(['all']), patiently)
})

test('asks now and then whether something was missed', async () => {
  await end()
  start({ ...timing, catchUp: 30 })
  await vi.waitFor(() => expect(brought.slice(0, 2)).toEqual(['all', 'all']), patiently)
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
