import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { createLake } from '../create-lake.ts'
import { startLakeProcess } from '../testing/lake-process.ts'
import { standardOptions, temporaryFolder, temporaryLake } from '../testing/temporary-lake.ts'

const WRITES = 500
const IN_FLIGHT = 16

test('every write that was acknowledged before a kill -9 is there afterwards, and none by half', async () => {
  await using killed = await startLakeProcess()
  const { client, directory } = killed
  const names = Array.from({ length: WRITES }, (_, index) => `pair-${index}`)
  const acknowledged: string[] = []
  const write = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      await client.mutate(['left', 'right'].map((_type) => ({ create: { _type, name } })))
      acknowledged.push(name)
      if (acknowledged.length === WRITES / 2) await killed.kill()
    }
  }
  await Promise.allSettled(Array.from({ length: IN_FLIGHT }, write))
  await using lake = await temporaryLake({ directory })
  const [left, right] = await Promise.all(
    ['left', 'right'].map((type) => lake.client.fetch<string[]>('*[_type == $type].name', { type })),
  )
  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES / 2)
  expect(acknowledged.filter((name) => !left?.includes(name))).toEqual([])
  expect(left?.sort()).toEqual(right?.sort())
})

test('what fails after a commit neither undoes it nor keeps the rest from following', async () => {
  using log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
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

test('a second lake is refused the folder until the first has closed, or failed to start', async () => {
  const options = standardOptions(temporaryFolder())
  const webhook = { name: 'site', url: 'nowhere', secret: 'secret', filter: '', projection: '' }
  expect(() => createLake({ ...options, webhooks: [webhook] })).toThrow('is not an address')
  const first = createLake(options)
  expect(() => createLake(options)).toThrow(`Another lake already runs on the folder ${options.directory}`)
  await first.close()
  await createLake(options).close()
})

test('a lake of another process keeps the folder until it is gone, by kill -9 too; programs may read meanwhile', async () => {
  await using first = await startLakeProcess()
  const { directory } = first
  await first.client.create({ _id: 'kept', _type: 'note' })
  await expect(startLakeProcess({ directory })).rejects.toThrow('Another lake already runs')
  const reader = new DatabaseSync(join(directory, 'lake.sqlite'), { readOnly: true })
  expect(reader.prepare('SELECT id FROM documents').all()).toMatchObject([{ id: 'kept' }])
  reader.close()
  await first.kill()
  await using second = await temporaryLake({ directory })
  expect(await second.client.fetch('*._id')).toEqual(['kept'])
})
