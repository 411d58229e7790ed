import fs, { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nodeWithMount, startLakeProcess } from '../../testing/lake-process.ts'
import { temporaryFolder, temporaryLake } from '../../testing/temporary-lake.ts'

/** A disk for the backups that has failed in the middle of one, and can only be read since. */
const READ_ONLY_DISK = `mount -t tmpfs tmpfs "$0" && touch "$0/2026-01-01T00-00-00Z.sqlite.1.part" && mount -o remount,ro "$0"`
/** A disk of its own on every Linux. */
const MEMORY = '/dev/shm'
const OLDER = '2026-01-02T03-04-05Z.sqlite'
/** No file of such a disk, as a stick with FAT, has rights that can be changed. */
const WITHOUT_RIGHTS = `
  const chmodSync = fs.chmodSync
  fs.chmodSync = (path, mode) => {
    if (String(path).includes('disk')) throw new Error('EPERM: operation not permitted, chmod')
    chmodSync(path, mode)
  }`
/** From a signal on, every read of the folder waits for good, as for a network disk whose server is gone. */
const HANGING = `
  let hangs = false
  const isThere = (path) => hangs && String(path).includes('disk')
  for (const name of ['stat', 'readdir']) {
    const [asynchronous, synchronous] = [fs.promises[name], fs[name + 'Sync']]
    fs.promises[name] = (path, ...rest) =>
      isThere(path) ? new Promise(() => undefined) : asynchronous(path, ...rest)
    fs[name + 'Sync'] = (path, ...rest) =>
      isThere(path) ? Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) : synchronous(path, ...rest)
  }
  process.on('SIGUSR2', () => {
    hangs = true
    process.stderr.write('hangs')
  })`

let log: string[]
let directory: string
/** Where the backups are. */
let disk: string

beforeEach(async () => {
  log = []
  vi.spyOn(console, 'warn').mockImplementation((line) => log.push(String(line)))
  directory = temporaryFolder()
  disk = join(temporaryFolder(), 'disk')
  const lake = await temporaryLake({ directory })
  await lake.client.create({ _id: 'kept', _type: 'note' })
  await lake.close()
  rmSync(join(directory, 'backups'), { recursive: true, force: true })
})

afterEach(() => vi.restoreAllMocks())

test('backups whose disk is not mounted are not written into its mount point', async (context) => {
  const mounted = fs.existsSync(MEMORY) ? fs.mkdtempSync(join(MEMORY, 'lake-')) : directory
  if (fs.statSync(mounted).dev === fs.statSync(directory).dev)
    return context.skip('not tried: it takes a second disk')
  symlinkSync(mounted, disk)
  await using lake = await temporaryLake({ directory, backupDirectory: disk })
  const told = () => lake.client.request({ url: '/backups' })
  await expect.poll(() => copiesIn(mounted)).toHaveLength(1)

  rmSync(disk)
  mkdirSync(disk)
  await lake.restart()
  await expect.poll(() => log).toEqual([expect.stringContaining(`the disk of ${disk} is not mounted`)])
  expect(readdirSync(disk)).toEqual([])
  expect(await told()).toMatchObject({ last: null, failure: expect.stringContaining('not mounted') })

  rmSync(disk, { recursive: true })
  symlinkSync(mounted, disk)
  await lake.restart()
  expect(await told()).toMatchObject({ last: expect.any(String), failure: null })
  rmSync(mounted, { recursive: true })
})

test('a folder of backups that can’t be read is told, and the lake runs without it', async () => {
  symlinkSync(disk, disk)
  await using lake = await temporaryLake({ directory, backupDirectory: disk })
  await expect.poll(() => log).toEqual([expect.stringMatching(/could not be made: ELOOP/)])
  expect(await lake.client.fetch('*._id')).toEqual(['kept'])
  expect((await fetch(`${lake.url}/up`)).status).toBe(200)
  const failure = expect.stringContaining('ELOOP')
  expect(await lake.client.request({ url: '/backups' })).toMatchObject({ last: null, failure })
})

test('a disk of backups that can only be read is told, and the lake starts without it', async (context) => {
  mkdirSync(disk)
  const program = nodeWithMount(READ_ONLY_DISK, disk)
  if (!program)
    return context.skip('not tried: it takes a Linux that lets its users mount a disk of their own')
  await using lake = await start(program)
  await expect.poll(lake.log).toMatch(/could not be made: .*read-only/)
  expect(await lake.client.fetch('*._id')).toEqual(['kept'])
})

test('backups go to a disk without rights, of which the log warns', async () => {
  mkdirSync(disk)
  writeFileSync(join(disk, OLDER), '')
  // Lakes of this process have changed its umask.
  fs.chmodSync(join(disk, OLDER), 0o644)
  await using lake = await start(onDisk(WITHOUT_RIGHTS))
  await expect.poll(() => copiesIn(disk).filter((name) => name > OLDER)).toHaveLength(1)
  expect(lake.log()).toContain("because the rights of files can't be changed: EPERM")
})

test('the lake answers, and tells of the backup that it saw last, while their disk does not answer', async () => {
  mkdirSync(disk)
  await using lake = await start(onDisk(HANGING))
  const { client } = lake
  const last = expect.stringMatching(/Z$/)
  const told = () => client.request({ url: '/backups' })
  await expect.poll(told).toMatchObject({ last })
  lake.child.kill('SIGUSR2')
  await expect.poll(lake.log).toContain('hangs')
  for (const _ of [1, 2]) expect(await told()).toMatchObject({ last })
  expect(await (await fetch(`${lake.url}/up`)).json()).toMatchObject({ status: 'up', lastBackup: last })
  expect(await client.fetch('1 + 1')).toBe(2)
})

function start(program: readonly string[]) {
  return startLakeProcess({ directory, backupDirectory: disk }, program)
}

/** Node with file functions that are changed so. */
function onDisk(changes: string): string[] {
  const module = join(directory, 'changed-disk.mjs')
  const start = `import fs from 'node:fs'\nimport { syncBuiltinESMExports } from 'node:module'`
  writeFileSync(module, `${start}\n${changes}\nsyncBuiltinESMExports()`)
  return [process.execPath, '--import', module]
}

function copiesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.sqlite'))
}
