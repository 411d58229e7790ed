import { expect, onTestFinished, test, vi } from 'vitest'
import { startLakeProcess } from '../testing/lake-process.ts'
import { temporaryLake } from '../testing/temporary-lake.ts'

const WRITES = 500
const IN_FLIGHT = 16

test('every write that was acknowledged before a kill -9 is there afterwards, and none by half', async () => {
  await using killed = await startLakeProcess()
  const { client, directory } = killed
  const names = Array.from({ length: WRITES }, (_, index) => `pair-${index}`)
  const acknowledged: string[] = []
  const write = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      await client.mutate(['left', 'right'].map((_type) => ({ create: { _id: `${name}-${_type}`, _type } })))
      acknowledged.push(name)
      if (acknowledged.length === WRITES / 2) await killed.kill()
    }
  }
  await Promise.allSettled(Array.from({ length: IN_FLIGHT }, write))
  await using lake = await temporaryLake({ directory })
  const found = new Set<string>(await lake.client.fetch('*[_type in ["left", "right"]]._id'))
  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES / 2)
  expect(acknowledged.filter((name) => !found.has(`${name}-left`))).toEqual([])
  expect([...found].filter((id) => !found.has(`${id.replace(/-\w+$/, '')}-left`))).toEqual([])
  expect([...found].filter((id) => !found.has(`${id.replace(/-\w+$/, '')}-right`))).toEqual([])
})

test('what fails after a commit neither undoes it nor keeps the rest from following', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  await using lake = await temporaryLake()
  lake.lake.store.onCommit(() => {
    throw new Error('the disk is full')
  })
  const followed: string[] = []
  lake.lake.store.onCommit(({ transactionId }) => void followed.push(transactionId))
  const { transactionId } = await lake.client.mutate([{ create: { _id: 'note', _type: 'note' } }])
  expect(await lake.client.fetch('*._id')).toEqual(['note'])
  expect(followed).toEqual([transactionId])
  expect(log).toHaveBeenCalledWith(expect.stringContaining(transactionId), expect.anything())
})
