import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyContent } from './backups.ts'
import { inspectContent } from './inspect.ts'
import { clientOf, standardOptions, temporaryLake } from './testing/temporary-lake.ts'

test('a folder without content is told from one whose content a version of a product has written', async () => {
  const lake = await temporaryLake({ version: '1.2.3' })
  onTestFinished(lake.end)
  expect(inspectContent(lake.directory)).toEqual({ version: '1.2.3' })
  const folder = temporaryFolder()
  expect(inspectContent(folder)).toBeUndefined()
  writeFileSync(join(folder, 'lake.sqlite'), 'no database at all, but something that was kept here')
  expect(inspectContent(folder)).toEqual({ version: undefined })
})

test('another lake starts on the copy of one that runs, with its documents and files', async () => {
  const lake = await temporaryLake()
  onTestFinished(lake.end)
  const { _id } = await lake.client.assets.upload('file', Buffer.from('terms'), { filename: 'terms.txt' })
  const folder = temporaryFolder()
  await copyContent(lake.lake.options, folder)
  const copy = await temporaryLake(standardOptions(folder))
  onTestFinished(copy.end)
  const { url = '' } = (await clientOf(copy.url).getDocument<{ url: string }>(_id)) ?? {}
  expect(await (await fetch(url)).text()).toBe('terms')
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
