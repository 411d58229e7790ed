import { beforeEach, expect, test, vi } from 'vitest'
import { createReplication } from './replication.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Copies that were begun, in milliseconds since the start; each takes `takes`, and fails while the place is `away`. */
let begun: number[]
let takes: number
let away: string | undefined
let said: string[]
let replication: ReturnType<typeof createReplication>

beforeEach(() => {
  vi.useFakeTimers()
  ;[begun, takes, away, said] = [[], SECOND, undefined, []]
  const start = Date.now()
  const bring = async () => {
    begun.push(Date.now() - start)
    await new Promise((resolve) => setTimeout(resolve, takes))
    if (away) throw new Error(away)
  }
  const wakeIn = (milliseconds: number) => void setTimeout(() => replication.work(), milliseconds)
  replication = createReplication({ bring, wakeIn, warn: (sentence) => said.push(sentence) })
  return () => vi.useRealTimers()
})

test('a write has its copy at once, and while writing goes on there is one every five seconds', async () => {
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(begun).toEqual([])
  replication.noteWrite()
  for (let second = 0; second < 12; second += 1) {
    await vi.advanceTimersByTimeAsync(SECOND)
    replication.noteWrite()
  }
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(begun.map((time) => time - HOUR)).toEqual([1, 6, 11, 16].map((seconds) => seconds * SECOND))
})

test('a copy that takes longer is followed by the next, and none is begun beside it', async () => {
  takes = 20 * SECOND
  replication.noteWrite()
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  replication.noteWrite()
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(begun.map((time) => Math.floor(time / SECOND))).toEqual([1, 21])
})

test('a place that is away is told once and after a minute, and has the copy when it is back', async () => {
  away = 'no such host'
  const written = Date.now()
  replication.noteWrite()
  await vi.advanceTimersByTimeAsync(50 * SECOND)
  expect(replication.state()).toMatchObject({ behindSince: undefined, failure: 'no such host' })
  replication.noteWrite()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(replication.state()).toMatchObject({ behindSince: written, newest: undefined })
  expect(said).toEqual([expect.stringContaining('gets no copy of the content: no such host.')])
  away = undefined
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(replication.state()).toMatchObject({ behindSince: undefined, failure: undefined })
  expect(said.at(-1)).toContain('has a copy of all content again')
})

test('without a write there is a copy twice a day, which tells whether the place is still there', async () => {
  replication.noteWrite()
  await vi.advanceTimersByTimeAsync(MINUTE)
  for (let hour = 0; hour < 24; hour += 1) {
    await vi.advanceTimersByTimeAsync(HOUR)
    void replication.work()
  }
  expect(begun).toHaveLength(1 + 2)
})

test('at the end comes what no copy has, also behind one that is on its way, and nothing where the place is away', async () => {
  replication.noteWrite()
  await vi.advanceTimersByTimeAsync(1.5 * SECOND)
  replication.noteWrite()
  const finished = replication.finish()
  await vi.advanceTimersByTimeAsync(1.5 * SECOND)
  await finished
  expect(begun).toEqual([SECOND, 2 * SECOND])
  await replication.finish()
  away = 'no such host'
  replication.noteWrite()
  await vi.advanceTimersByTimeAsync(MINUTE)
  begun = []
  await replication.finish()
  expect(begun).toEqual([])
})
