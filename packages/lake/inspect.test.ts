import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyContent } from './backups.ts'
import { inspectContent } from './inspect.ts'
import { clientOf, temporaryFolder, temporaryLake } from './testing/temporary-lake.ts'

test('a folder without content is told from one whose content a version of a product has written', async () => {
  await using lake = await temporaryLake({ version: '1.2.3' })
  expect(inspectContent(lake.directory)).toEqual({ version: '1.2.3' })
  const folder = temporaryFolder()
  expect(inspectContent(folder)).toBeUndefined()
  writeFileSync(join(folder, 'lake.sqlite'), 'no database at all, but something that was kept here')
  expect(inspectContent(folder)).toEqual({ version: undefined })
})

test('another lake starts on the copy of one that runs, with its documents and files', async () => {
  await using lake = await temporaryLake()
  const { _id } = await lake.client.assets.upload('file', Buffer.from('terms'), { filename: 'terms.txt' })
  const folder = temporaryFolder()
  await copyContent(lake.lake.options, folder)
  await using copy = await temporaryLake({ directory: folder })
  const { url = '' } = (await clientOf(copy.url).getDocument<{ url: string }>(_id)) ?? {}
  expect(await (await fetch(url)).text()).toBe('terms')
})
