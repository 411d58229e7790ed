import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startLakeProcess } from '../testing/lake-process.ts'
import { clientOf, standardOptions, temporaryFolder } from '../testing/temporary-lake.ts'

/** A regular expression that would take longer than the universe. */
const ENDLESS = `"${'a'.repeat(100)}" match "${'a*'.repeat(10)}b"`

test('what a killed lake has left evaluating a query that never ends is ended', async () => {
  await using lake = await startLakeProcess(standardOptions(temporaryFolder()))
  const { pid = 0 } = lake.child
  const client = clientOf(lake.url)
  // Two processes evaluate for callers with a token; the first is idle.
  expect(await client.fetch('1')).toBe(1)
  client.fetch(ENDLESS).catch(() => 'no answer')
  expect(await client.fetch('2')).toBe(2)
  const left = (await processes()).filter(({ parent, command }) => parent === pid && isNode(command))
  expect(left).toHaveLength(2)
  await lake.kill()
  const isLeft = ({ id }: { id: number }) => left.some((process) => process.id === id)
  await expect.poll(async () => (await processes()).filter(isLeft)).toEqual([])
})

const isNode = (command: string) => command.includes(process.execPath)

async function processes() {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
  return stdout.split('\n').flatMap((line) => {
    const [, id, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return id === undefined ? [] : [{ id: Number(id), parent: Number(parent), command }]
  })
}
