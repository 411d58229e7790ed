import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startLake } from '../../server.ts'
import { startLakeProcess } from '../../testing/lake-process.ts'
import { clientOf, standardOptions } from '../../testing/temporary-lake.ts'

const WRITES = 500
const IN_FLIGHT = 16

test('every write that was acknowledged before a kill -9 is there afterwards, and none by half', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'lake-'))
  const { child, url } = await startLakeProcess(standardOptions(directory))
  const acknowledged = await burst(child, url)
  const lake = await startLake(standardOptions(directory))
  const found: string[] = await clientOf(lake.url).fetch('*[_type in ["left", "right"]]._id')
  const missing = acknowledged.filter((name) => !found.includes(`${name}-left`))
  const halves = found.filter((id) => !found.includes(otherHalf(id)))
  await lake.close()
  rmSync(directory, { recursive: true })
  expect(acknowledged.length).toBeGreaterThan(WRITES / 4)
  expect(acknowledged.length).toBeLessThan(WRITES)
  expect(missing).toEqual([])
  expect(halves).toEqual([])
})

/** Writes pairs of documents until the process dies of `kill -9` halfway; gives the names of those it acknowledged. */
async function burst(child: ChildProcess, url: string): Promise<string[]> {
  const client = clientOf(url)
  const names = Array.from({ length: WRITES }, (_, index) => `pair-${index}`)
  const acknowledged: string[] = []
  const work = async () => {
    for (let name = names.pop(); name && child.exitCode === null && !child.killed; name = names.pop()) {
      const pair = ['left', 'right'].map((side) => ({ create: { _id: `${name}-${side}`, _type: side } }))
      const isStored = await client.mutate(pair).then(
        () => true,
        () => false,
      )
      if (isStored) acknowledged.push(name)
      if (acknowledged.length === WRITES / 2) child.kill('SIGKILL')
    }
  }
  const exited = once(child, 'exit')
  await Promise.all(Array.from({ length: IN_FLIGHT }, work))
  await exited
  return acknowledged
}

function otherHalf(id: string): string {
  return id.endsWith('-left') ? id.replace(/left$/, 'right') : id.replace(/right$/, 'left')
}
