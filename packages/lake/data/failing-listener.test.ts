import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryLake } from '../testing/temporary-lake.ts'

test('what fails after a commit neither undoes it nor keeps the rest from following', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lake = await temporaryLake()
  onTestFinished(async () => {
    log.mockRestore()
    await lake.end()
  })
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
