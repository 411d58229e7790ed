import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { StreamReader } from '../testing/stream-reader.ts'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

let lake: TemporaryLake
let reader: StreamReader

beforeEach(async () => {
  lake = await temporaryLake()
  reader = new StreamReader(lake)
})

afterEach(async () => {
  reader.stop()
  await lake.end()
})

test('a file that can not be removed with its document stops nothing, and is told in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  const { _id, path } = await lake.client.assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
  expect(await lake.client.fetch('*._id')).toEqual([_id])
  const events = await reader.listen('*')
  // A folder is not removed as a file is.
  rmSync(fileOf(path))
  mkdirSync(fileOf(path))
  const { transactionId } = await lake.client.mutate([{ delete: { id: _id } }])
  expect(await lake.client.fetch('*._id')).toEqual([])
  await expect.poll(() => events.map(({ data }) => data.documentId)).toEqual([undefined, _id])
  expect(log).toHaveBeenCalledWith(expect.stringContaining(transactionId), expect.anything())
})

test('the file of an asset stays when a draft of it is published or discarded', async () => {
  const asset = await lake.client.assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
  const pair = { publishedId: asset._id, draftId: `drafts.${asset._id}` }
  const draft = { ...asset, _id: pair.draftId, title: 'Changed' }
  await lake.client.create(draft)
  await lake.client.action({ actionType: 'sanity.action.document.publish', ...pair })
  expect(existsSync(fileOf(asset.path))).toBe(true)
  await lake.client.create(draft)
  await lake.client.delete(pair.draftId)
  expect(existsSync(fileOf(asset.path))).toBe(true)
  await lake.client.delete(asset._id)
  expect(existsSync(fileOf(asset.path))).toBe(false)
})

function fileOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return join(lake.directory, 'assets', name.slice(0, 2), name)
}
