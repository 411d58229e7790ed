import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/published-site/temporary-folder.ts'
import { PublishingHealth } from '../health.ts'
import { LivePublishing } from './live-publishing.ts'

const timing = { grace: 20, firstRetry: 10, longestRetry: 20, secondLooks: [10, 20], catchUp: 60_000 }

const health = new PublishingHealth(temporaryFolder('site-'))

let brought: (string[] | 'all')[]
let failures: number
/** Of the looks to come, those that find nothing. */
let unseen: number
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

test('what the lake does not show yet is looked for again, with what came meanwhile', async () => {
  unseen = 2
  live.tags(['a'])
  await expect.poll(() => brought).toEqual([['a'], ['a'], ['a']])
  unseen = 1
  live.tags(['b'])
  await expect.poll(() => brought.length).toBe(4)
  live.tags(['c'])
  await expect.poll(() => brought.slice(3)).toEqual([['b'], ['b', 'c']])
})

test('what the lake never shows is not looked for without end, nor with what comes later', async () => {
  unseen = 3
  live.tags(['a'])
  await expect.poll(() => brought).toEqual([['a'], ['a'], ['a']])
  live.tags(['b'])
  await expect.poll(() => brought.slice(3)).toEqual([['b']])
})

test('asks now and then whether something was missed', async () => {
  await end()
  start({ ...timing, catchUp: 30 })
  await expect.poll(() => brought.slice(0, 2)).toEqual(['all', 'all'])
})

function start(times: typeof timing): void {
  brought = []
  failures = 0
  unseen = 0
  ending = new AbortController()
  live = new LivePublishing(
    async (tags) => {
      failures -= 1
      if (failures >= 0) throw new Error('The lake is away.')
      brought.push(tags ? [...tags].toSorted() : 'all')
      unseen -= 1
      return unseen < 0
    },
    health,
    times,
  )
  running = live.run(ending.signal)
}

async function end(): Promise<void> {
  ending.abort()
  await running
}
