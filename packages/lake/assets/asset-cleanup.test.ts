import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLake } from '../server.ts'
import { startLakeProcess } from '../testing/lake-process.ts'
import { RawConnection } from '../testing/tcp-connection.ts'
import { clientOf, standardOptions, TOKEN } from '../testing/temporary-lake.ts'
import { picture } from '../testing/temporary-pictures.ts'

const LONG_AGO = new Date('2020-01-01')

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lake-'))
})

afterEach(() => rmSync(directory, { recursive: true }))

test('a kill -9 in the middle of uploads leaves nothing after the next start', async () => {
  const lake = await startLakeProcess(standardOptions(directory))
  const connection = new RawConnection(lake.url)
  const head = `POST /lake/v1/assets/files/production HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${TOKEN}\r\n`
  connection.socket.write(`${head}Content-Length: 9000000\r\n\r\n${'half of it'.repeat(100_000)}`)
  await expect.poll(() => filesIn('assets').length).toBe(1)
  await lake.kill()
  await restart()
  expect(filesIn('assets')).toEqual([])
})

test('files whose document was not stored go, and those that any document names stay', async () => {
  const [kept, lost] = [`${'1'.repeat(40)}.pdf`, `${'2'.repeat(40)}.pdf`]
  const lake = await startLake(standardOptions(directory))
  const { path } = await clientOf(lake.url).assets.upload(
    'image',
    await picture(8, 8, '#fff').png().toBuffer(),
  )
  const asset = { _ref: `file-${'1'.repeat(40)}-pdf`, _weak: true }
  await clientOf(lake.url).create({ _type: 'note', download: { asset } })
  await lake.close()
  for (const name of [kept, lost]) {
    addFile(name)
    // As an upload leaves it that ends between the file and the document.
    writeFileSync(join(directory, 'assets', 'incoming', name), '')
  }
  await restart()
  expect(filesIn('assets').sort()).toEqual([kept, path.slice(path.lastIndexOf('/') + 1)].sort())
})

test('a file of a dataset that is not served now stays', async () => {
  const lake = await startLake({ ...standardOptions(directory), datasets: ['staging'] })
  const staging = clientOf(lake.url).withConfig({ dataset: 'staging' })
  await staging.assets.upload('image', await picture(8, 8, '#fff').png().toBuffer())
  await lake.close()
  for (const name of filesIn('assets')) utimesSync(pathOf(name), LONG_AGO, LONG_AGO)
  await restart()
  expect(filesIn('assets').length).toBe(1)
})

test('a file that nothing names goes after a month, unless there is no document at all', async () => {
  const [old, young] = [`${'3'.repeat(40)}-8x8.png`, `${'4'.repeat(40)}-8x8.png`]
  addFile(young)
  addFile(old)
  utimesSync(pathOf(old), LONG_AGO, LONG_AGO)
  await restart()
  expect(filesIn('assets').sort()).toEqual([old, young])
  const lake = await startLake(standardOptions(directory))
  await clientOf(lake.url).assets.upload('file', Buffer.from('terms'), { filename: 'terms.txt' })
  await lake.close()
  await restart()
  expect(filesIn('assets')).not.toContain(old)
  expect(filesIn('assets')).toContain(young)
})

async function restart(): Promise<void> {
  const lake = await startLake(standardOptions(directory))
  await lake.close()
}

function addFile(name: string): void {
  mkdirSync(join(directory, 'assets', name.slice(0, 2)), { recursive: true })
  writeFileSync(pathOf(name), 'bytes')
}

function pathOf(name: string): string {
  return join(directory, 'assets', name.slice(0, 2), name)
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(join(directory, folder), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
