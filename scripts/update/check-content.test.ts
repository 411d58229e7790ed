import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBackup } from '#lake/data/backups/make-backup.ts'
import { freePorts } from '../environment/ports.ts'
import { Product } from '../product/product.ts'
import { lakeVariables } from '../testing/lake-process.ts'
import { checkContent } from './check-content.ts'

let directory: string
let product: Product

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const [port = 0] = await freePorts(1)
  product = new Product(lakeVariables({ directory, port }))
  await product.lake.start()
  await makeBackup({ directory })
})

afterAll(async () => {
  await product.lake.stop()
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
})

test('a lake of this version starts on a copy of the content while another one runs on it', async () => {
  const before = readdirSync(directory)
  await expect(checkContent(product)).resolves.toBeUndefined()
  expect(readdirSync(directory)).toEqual(before)
})

test('content that a newer version has changed is refused, with the backup to go back to and the command', async () => {
  const database = new DatabaseSync(path.join(directory, 'lake.sqlite'))
  database.exec('PRAGMA user_version = 99')
  database.close()
  const [backup] = readdirSync(path.join(directory, 'backups')).filter((name) => name.endsWith('.sqlite'))
  await expect(checkContent(product)).rejects.toThrow(
    new RegExp(`can't read the content any more.*\\n.*\\n +npm run restore -- .*${backup}\\n`),
  )
})
