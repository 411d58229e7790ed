import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LakeProcess, startLakeProcess } from '../../testing/lake-process.ts'
import { clientOf, standardOptions } from '../../testing/temporary-lake.ts'

/** From a signal on, every read of the folder "network" waits for good, as for a network disk whose server is gone. */
const HANGING_DISK = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  let hangs = false
  const isThere = (path) => hangs && String(path).includes('network')
  for (const name of ['stat', 'readdir']) {
    const [asynchronous, synchronous] = [fs.promises[name], fs[name + 'Sync']]
    fs.promises[name] = (path, ...rest) =>
      isThere(path) ? new Promise(() => undefined) : asynchronous(path, ...rest)
    fs[name + 'Sync'] = (path, ...rest) =>
      isThere(path) ? Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) : synchronous(path, ...rest)
  }
  syncBuiltinESMExports()
  process.on('SIGUSR2', () => {
    hangs = true
    process.stderr.write('hangs')
  })`

let directory: string
let lake: LakeProcess

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'lake-'))
  const backupDirectory = join(directory, 'network')
  mkdirSync(backupDirectory)
  const module = join(directory, 'hanging-disk.mjs')
  writeFileSync(module, HANGING_DISK)
  const options = { ...standardOptions(directory), backupDirectory }
  lake = await startLakeProcess(options, [process.execPath, '--import', pathToFileURL(module).href])
})

afterEach(async () => {
  await lake.kill()
  rmSync(directory, { recursive: true, maxRetries: 5 })
})

test('the lake answers, and tells of the backup that it saw last, while their disk does not answer', async () => {
  const client = clientOf(lake.url)
  const last = '2026-01-02T03:04:05.000Z'
  const told = () => client.request({ url: '/backups' })
  writeFileSync(join(directory, 'network', '2026-01-02T03-04-05Z.sqlite'), '')
  await expect.poll(told).toMatchObject({ last })
  lake.child.kill('SIGUSR2')
  await expect.poll(lake.log).toContain('hangs')
  for (const _ of [1, 2]) expect(await told()).toMatchObject({ last })
  const up = await fetch(`${lake.url}/up`)
  expect(await up.json()).toMatchObject({ status: 'up', lastBackup: last })
  expect(await client.fetch('1 + 1')).toBe(2)
})
