import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createLake } from '../create-lake.ts'
import { startLakeProcess } from '../testing/lake-process.ts'
import { standardOptions, temporaryFolder, temporaryLake } from '../testing/temporary-lake.ts'

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
