import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { assetPathIn } from '../../documents/asset-name.ts'
import { type RunningLake, startLake } from '../../server.ts'
import { clientOf, standardOptions } from '../../testing/temporary-lake.ts'
import { makeBackup } from '../backups/make-backup.ts'
import { restoreBackup } from './restore.ts'

const DAY = 24 * 60 * 60 * 1000

let directory: string
let lake: RunningLake
let client: SanityClient

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'lake-'))
  lake = await startLake(standardOptions(directory))
  client = clientOf(lake.url)
})

afterEach(async () => {
  await lake.close()
  rmSync(directory, { recursive: true, maxRetries: 5 })
})

test('a file that is damaged in the lake is told, and the one of an earlier backup stays and comes back', async () => {
  const name = await upload('a price list')
  await makeBackup({ directory })
  truncateSync(assetPathIn(join(directory, 'assets'), name), 3)
  const second = await makeBackup({ directory })
  expect(second).toMatchObject({ assets: 1, copied: 0, lost: [name] })
  await lake.close()
  expect(await restoreBackup({ directory }, second.path)).toMatchObject({ copied: 1, lost: [] })
  expect(readFileSync(assetPathIn(join(directory, 'assets'), name), 'utf8')).toBe('a price list')
})

test('a file with other bytes of the same size is not taken for the right one', async () => {
  const name = await upload('a price list')
  const { path } = await makeBackup({ directory })
  await lake.close()
  writeFileSync(assetPathIn(join(directory, 'assets'), name), 'a price lisp')
  expect(await restoreBackup({ directory }, path)).toMatchObject({ copied: 1, lost: [] })
  writeFileSync(assetPathIn(join(directory, 'assets'), name), 'a price lisp')
  writeFileSync(assetPathIn(join(directory, 'backups', 'assets'), name), 'a price lisp')
  expect(await restoreBackup({ directory }, path)).toMatchObject({ copied: 0, lost: [name] })
})

test('a file is kept as long as a backup that needs it, and no longer', async () => {
  const [gone, kept] = [await upload('soon gone'), await upload('kept')]
  const first = await makeBackup({ directory })
  await client.delete(`file-${gone.replace('.', '-')}`)
  // As the lake does when its history has forgotten the document.
  rmSync(assetPathIn(join(directory, 'assets'), gone))
  await makeBackup({ directory })
  expect(inBackups().sort()).toEqual([gone, kept].sort())
  rmSync(first.path)
  const longAgo = new Date(Date.now() - 2 * DAY)
  utimesSync(assetPathIn(join(directory, 'backups', 'assets'), gone), longAgo, longAgo)
  await makeBackup({ directory })
  expect(inBackups()).toEqual([kept])
})

/** Returns the name of the file. */
async function upload(words: string): Promise<string> {
  const { path } = await client.assets.upload('file', Buffer.from(words), { filename: 'words.txt' })
  return path.split('/').at(-1) ?? ''
}

function inBackups(): string[] {
  const names = readdirSync(join(directory, 'backups', 'assets'), { recursive: true }).map(String)
  return names.filter((name) => name.includes('/')).map((name) => name.split('/')[1] ?? '')
}
