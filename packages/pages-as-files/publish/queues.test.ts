import { beforeEach, expect, test } from 'vitest'
import { workQueue } from './queues.ts'

let queue: ReturnType<typeof workQueue<string>>
let started: string[]
/** Lets the first work end, behind which all others wait. */
let release: () => void

beforeEach(() => {
  queue = workQueue(1)
  started = []
  const { promise, resolve } = Promise.withResolvers<void>()
  release = resolve
  void queue.run('first', 9, async () => {
    await promise
    return 'first'
  })
})

test('work that waits already is done once for all who ask, as early as the most urgent wants it', async () => {
  const results = [note('a', 3), note('b', 1), note('b', 5), note('b', 2)]
  release()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'b', 'b'])
  expect(started).toEqual(['b', 'a'])
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

test('who waits behind a run that fails gets a run of their own', async () => {
  const page = hold('page')
  release()
  await page.begun
  const next = note('page', 0)
  page.fail(new Error('away'))
  await expect(page.result).rejects.toThrow('away')
  expect(await next).toBe('page')
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
