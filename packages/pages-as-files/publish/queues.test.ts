import { beforeEach, expect, test } from 'vitest'
import { WorkQueue } from './queues.ts'

let queue: WorkQueue<string>
let started: string[]
/** Lets the first work end, behind which all others wait. */
let release: () => void

beforeEach(() => {
  queue = new WorkQueue(1)
  started = []
  const { promise, resolve } = Promise.withResolvers<void>()
  release = resolve
  void queue.run('first', 9, async () => {
    await promise
    return 'first'
  })
})

test('the highest priority comes first, and of one priority the first request', async () => {
  const results = [note('low', 1), note('high', 5), note('low too', 1), note('middle', 3)]
  release()
  await Promise.all(results)
  expect(started).toEqual(['high', 'middle', 'low', 'low too'])
})

test('work that waits already is done once for all who ask, as early as the most urgent wants it', async () => {
  const results = [note('a', 3), note('b', 1), note('b', 5), note('b', 2)]
  release()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'b', 'b'])
  expect(started).toEqual(['b', 'a'])
})

test('a request for a key that runs gets the next run, which begins when that one has ended', async () => {
  let running = 0
  let most = 0
  const gate = Promise.withResolvers<void>()
  const several = new WorkQueue<number>(4)
  const run = (result: number) =>
    several.run('key', 0, async () => {
      running += 1
      most = Math.max(most, running)
      await gate.promise
      running -= 1
      return result
    })
  const one = run(1)
  const two = run(2)
  const shared = run(3)
  gate.resolve()
  expect(await Promise.all([one, two, shared])).toEqual([1, 2, 2])
  expect(most).toBe(1)
})

test('the next run of a key that runs has the priority of the last request', async () => {
  const page = hold('page')
  release()
  await page.begun
  const results = [note('other', 5), note('page', 1), note('page', 7), note('one more', 5)]
  page.end()
  await Promise.all(results)
  expect(started).toEqual(['page', 'other', 'one more'])
})

test('work that fails is the affair of those who requested it, and may be requested again', async () => {
  const failing = () => queue.run('broken', 5, () => Promise.reject(new Error('no room')))
  const results = [failing(), failing(), note('other', 1)]
  release()
  expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ])
  expect(await note('broken', 1)).toBe('broken')
})

test('who waits behind a run that fails gets a run of their own', async () => {
  const page = hold('page')
  release()
  await page.begun
  const next = note('page', 0)
  page.fail(new Error('away'))
  await expect(page.result).rejects.toThrow('away')
  expect(await next).toBe('page')
})

test('it counts what waits and what runs', async () => {
  const result = note('a', 1)
  expect(queue.size).toBe(2)
  release()
  await result
  await expect.poll(() => queue.size).toBe(0)
})

function note(key: string, priority: number): Promise<string> {
  return queue.run(key, priority, async () => {
    started.push(key)
    return key
  })
}

/** Work that runs until it is told to end. */
function hold(key: string) {
  const begun = Promise.withResolvers<void>()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const result = queue.run(key, 0, () => {
    begun.resolve()
    return promise
  })
  return { begun: begun.promise, result, end: () => resolve(key), fail: reject }
}
