import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { type Late, limitTime, readTime, TimeBudget, usedTime, usedTimeOf } from './processor-time.ts'

const LIMIT = 200

test('a process is given up when it has used its time, and one that waits meanwhile is not', async () => {
  const given: { busy?: Late; waiting?: Late } = {}
  const waiting = await started('setInterval(() => undefined, 1_000)')
  const busy = await started('for (;;);')
  const limitOf = async ({ pid = 0 }: ChildProcess, giveUp: (late: Late) => void) => {
    onTestFinished(limitTime(pid, { time: LIMIT, begun: await usedTimeOf(pid) }, giveUp))
  }
  await limitOf(waiting, (late) => {
    given.waiting = late
  })
  await limitOf(busy, (late) => {
    given.busy = late
  })
  // By the clock both have taken as long.
  await expect.poll(() => given).toEqual({ busy: 'processor' })
})

test('a budget is used up by work alone', () => {
  const [begun, budget] = [usedTime(), new TimeBudget(LIMIT)]
  while (!budget.isUsed) expect(usedTime() - begun).toBeLessThan(10 * LIMIT)
  expect(usedTime() - begun).toBeGreaterThanOrEqual(LIMIT)
})

test.each([
  [' 0:01.50\n', 1_500],
  ['00:01:02\n', 62_000],
  ['2-03:04:05\n', 183_845_000],
])('what ps prints as %j is understood', (text, time) => {
  expect(readTime(text)).toBe(time)
})

/** A program that runs until the end of the test. */
async function started(program: string): Promise<ChildProcess> {
  const said = `process.stdout.write('runs', () => { ${program} })`
  const child = spawn(process.execPath, ['-e', said], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (child.stdout) await once(child.stdout, 'data')
  return child
}
