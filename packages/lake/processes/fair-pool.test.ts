import { expect, test } from 'vitest'
import { FairPool } from './fair-pool.ts'

const ROOM = { name: 'pictures', waiting: 12, waitingFromOne: 8 }

/** Tasks that last until the test ends them. */
class HeldTasks {
  readonly begun: string[] = []
  readonly #ends: (() => void)[] = []

  run(name: string): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>()
    this.begun.push(name)
    this.#ends.push(() => resolve(name))
    return promise
  }

  /** Ends the one that was begun first, and all that follow it. */
  async endAll(): Promise<void> {
    await settled()
    for (let end = this.#ends.shift(); end; end = this.#ends.shift()) {
      end()
      await settled()
    }
  }
}

test('a caller has a share of what may wait, callers take turns, and what is too much is asked to come later', async () => {
  const tasks = new HeldTasks()
  const pool = new FairPool(['the only worker'], ROOM)
  const ask = (id: string, name = id) => pool.run({ kind: 'stranger', id }, () => tasks.run(name))
  const flood = Array.from({ length: 12 }, (_, index) => ask('flood', `flood ${index}`))
  const others = ['another', 'a third'].map((id) => ask(id))
  const outcomes = Promise.allSettled(flood)
  await tasks.endAll()
  await Promise.all(others)
  // Eight wait while one is worked on.
  const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(3)
  for (const { reason } of refused)
    expect(reason).toMatchObject({
      status: 429,
      message: '8 pictures from here are waiting already: ask again in 10 seconds',
      headers: { 'retry-after': '10' },
    })
  expect(tasks.begun.slice(0, 4)).toEqual(['flood 0', 'flood 1', 'another', 'a third'])
  expect(tasks.begun).toHaveLength(11)
})

test('more than may wait in all are refused, whoever they are', async () => {
  const tasks = new HeldTasks()
  const pool = new FairPool(['the only worker'], ROOM)
  const asked = Array.from({ length: 14 }, (_, index) =>
    pool.run({ kind: 'stranger', id: `${index}` }, () => tasks.run(`${index}`)),
  )
  const outcomes = Promise.allSettled(asked)
  await tasks.endAll()
  const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected')
  expect(refused).toMatchObject([{ reason: { status: 503, message: /Too many pictures are waiting/ } }])
})

test('a worker that has something to prepare gets no task until that is done, and others go on', async () => {
  const tasks = new HeldTasks()
  const prepared = Promise.withResolvers<void>()
  const broken = new Set<string>()
  const pool = new FairPool(['spare', 'first'], ROOM, (worker) =>
    broken.delete(worker) ? prepared.promise : undefined,
  )
  const ask = (id: string) => pool.run({ kind: 'stranger', id }, (worker) => tasks.run(`${id} by ${worker}`))
  const breaking = ask('bomb')
  broken.add('first')
  await tasks.endAll()
  await breaking
  const next = [ask('one'), ask('two')]
  await tasks.endAll()
  expect(tasks.begun).toEqual(['bomb by first', 'one by spare', 'two by spare'])
  prepared.resolve()
  await Promise.all(next)
  const last = ask('last')
  await tasks.endAll()
  expect(await last).toBe('last by first')
})

/** Until all that has become possible is done. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
