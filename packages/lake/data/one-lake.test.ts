import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLake } from '../create-lake.ts'
import { startLake } from '../server.ts'
import { startLakeProcess } from '../testing/lake-process.ts'
import { clientOf, standardOptions } from '../testing/temporary-lake.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lake-'))
})

afterEach(() => rmSync(directory, { recursive: true, maxRetries: 5 }))

test('a second lake in the same process is refused the folder, and gets it when the first has closed', async () => {
  const first = createLake(standardOptions(directory))
  expect(() => createLake(standardOptions(directory))).toThrow(
    `Another lake already runs on the folder ${directory}`,
  )
  await first.close()
  await createLake(standardOptions(directory)).close()
})

test('a folder is free again after a start that failed', async () => {
  const webhook = { name: 'site', url: 'nowhere', secret: 'secret', filter: '', projection: '' }
  expect(() => createLake({ ...standardOptions(directory), webhooks: [webhook] })).toThrow(
    'is not an address',
  )
  await createLake(standardOptions(directory)).close()
})

test('a lake of another process keeps the folder until it is gone, by kill -9 too', async () => {
  const first = await startLakeProcess(standardOptions(directory))
  try {
    await clientOf(first.url).create({ _id: 'kept', _type: 'note' })
    await expect(startLakeProcess(standardOptions(directory))).rejects.toThrow('Another lake already runs')
    expect(await clientOf(first.url).fetch('*._id')).toEqual(['kept'])
  } finally {
    await first.kill()
  }
  const second = await startLake(standardOptions(directory))
  expect(await clientOf(second.url).fetch('*._id')).toEqual(['kept'])
  await second.close()
})

test('another program may read the content while the lake runs', async () => {
  const lake = await startLakeProcess(standardOptions(directory))
  try {
    await clientOf(lake.url).create({ _id: 'read', _type: 'note' })
    const reader = new DatabaseSync(join(directory, 'lake.sqlite'), { readOnly: true })
    expect(reader.prepare('SELECT id FROM documents').all()).toMatchObject([{ id: 'read' }])
    reader.close()
  } finally {
    await lake.kill()
  }
})
