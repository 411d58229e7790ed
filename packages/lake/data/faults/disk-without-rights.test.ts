import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { startLakeProcess } from '../../testing/lake-process.ts'
import { clientOf, standardOptions } from '../../testing/temporary-lake.ts'

/** No file of such a disk, as a stick with FAT, has rights that can be changed. */
const WITHOUT_RIGHTS = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const chmodSync = fs.chmodSync
  fs.chmodSync = (path, mode) => {
    if (String(path).includes('stick')) throw new Error('EPERM: operation not permitted, chmod')
    chmodSync(path, mode)
  }
  syncBuiltinESMExports()`

test('backups go to a disk without rights, of which the log warns', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'))
  const backupDirectory = join(folder, 'stick')
  mkdirSync(backupDirectory)
  const module = join(folder, 'without-rights.mjs')
  writeFileSync(module, WITHOUT_RIGHTS)
  const program = [process.execPath, '--import', pathToFileURL(module).href]
  const options = { ...standardOptions(join(folder, 'lake')), backupDirectory }
  const first = await startLakeProcess(options, program)
  await clientOf(first.url).create({ _id: 'kept', _type: 'note' })
  await first.kill()
  const older = '2026-01-02T03-04-05Z.sqlite'
  writeFileSync(join(backupDirectory, older), '')
  chmodSync(join(backupDirectory, older), 0o644)
  const lake = await startLakeProcess(options, program)
  const newer = () => readdirSync(backupDirectory).filter((name) => name > older && name.endsWith('.sqlite'))
  await expect.poll(newer).toHaveLength(1)
  expect(lake.log()).toContain("because the rights of files can't be changed: EPERM")
  await lake.kill()
  rmSync(folder, { recursive: true })
})
