import { expect, test } from 'vitest'
import { childrenRunning, isThere } from '../testing/child-processes.ts'
import { startLakeProcess } from '../testing/lake-process.ts'
import { ENDLESS } from '../testing/random-queries.ts'
import { clientOf, standardOptions, temporaryFolder } from '../testing/temporary-lake.ts'

test('what a killed lake has left evaluating a query that never ends is ended', async () => {
  await using lake = await startLakeProcess(standardOptions(temporaryFolder()))
  const { pid = 0 } = lake.child
  const client = clientOf(lake.url)
  // Two processes evaluate for callers with a token; the first is idle.
  expect(await client.fetch('1')).toBe(1)
  client.fetch(ENDLESS).catch(() => 'no answer')
  // Each comes over a connection of its own, in any order.
  const askedBeside = async () => {
    expect(await client.fetch('2')).toBe(2)
    return childrenRunning('evaluator-process', pid)
  }
  await expect.poll(askedBeside).toHaveLength(2)
  const left = childrenRunning('evaluator-process', pid)
  await lake.kill()
  await expect.poll(() => left.filter(isThere)).toEqual([])
})
