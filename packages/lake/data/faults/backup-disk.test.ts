import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLakeProcess } from '../../testing/lake-process.ts'
import { clientOf, standardOptions, type TemporaryLake, temporaryLake } from '../../testing/temporary-lake.ts'

/** A disk for the backups that has failed in the middle of one, and can only be read since. */
const WITH_READ_ONLY_DISK = `mount -t tmpfs tmpfs "$0" && touch "$0/2026-01-01T00-00-00Z.sqlite.1.part" && mount -o remount,ro "$0" && exec "$@"`
/** A disk of its own on every Linux. */
const MEMORY = '/dev/shm'

let lake: TemporaryLake
let backups: string
let log: string[]

beforeEach(async () => {
  log = []
  vi.spyOn(console, 'warn').mockImplementation((line) => log.push(String(line)))
  const folder = mkdtempSync(join(tmpdir(), 'lake-'))
  backups = join(folder, 'backups')
  lake = await temporaryLake({ backupDirectory: backups })
  await lake.client.create({ _id: 'kept', _type: 'note' })
})

afterEach(async () => {
  await lake.end()
  rmSync(join(backups, '..'), { recursive: true })
  vi.restoreAllMocks()
})

test('backups whose disk is not mounted are not written into its mount point', async (context) => {
  const disk = existsSync(MEMORY) ? mkdtempSync(join(MEMORY, 'lake-')) : lake.directory
  if (statSync(disk).dev === statSync(lake.directory).dev)
    return context.skip('not tried: it takes a second disk')
  symlinkSync(disk, backups)
  await lake.restart()
  await expect.poll(() => copiesIn(disk)).toHaveLength(1)

  rmSync(backups)
  mkdirSync(backups)
  await lake.restart()
  await expect.poll(() => log).toEqual([expect.stringContaining(`the disk of ${backups} is not mounted`)])
  expect(readdirSync(backups)).toEqual([])
  expect(await told()).toMatchObject({ last: null, failure: expect.stringContaining('not mounted') })

  rmSync(backups, { recursive: true })
  symlinkSync(disk, backups)
  await lake.restart()
  expect(await told()).toMatchObject({ last: expect.any(String), failure: null })
  rmSync(disk, { recursive: true })
})

test('a folder of backups that can’t be read is told, and the lake runs without it', async () => {
  symlinkSync(backups, backups)
  await lake.restart()
  await expect.poll(() => log).toEqual([expect.stringMatching(/could not be made: ELOOP/)])
  expect(await lake.client.fetch('*._id')).toEqual(['kept'])
  expect((await fetch(`${lake.url}/up`)).status).toBe(200)
  expect(await told()).toMatchObject({ last: null, failure: expect.stringContaining('ELOOP') })
})

test('a disk of backups that can only be read is told, and the lake starts without it', async (context) => {
  mkdirSync(backups)
  const shell = ['--user', '--map-root-user', '--mount', 'sh', '-c', WITH_READ_ONLY_DISK, backups]
  if (spawnSync('unshare', [...shell, 'true']).status !== 0)
    return context.skip('not tried: it takes a Linux that lets its users mount a disk of their own')
  const directory = mkdtempSync(join(tmpdir(), 'lake-'))
  const options = { ...standardOptions(directory), backupDirectory: backups }
  const first = await startLakeProcess(options)
  await clientOf(first.url).create({ _id: 'kept', _type: 'note' })
  await first.kill()
  const second = await startLakeProcess(options, ['unshare', ...shell, process.execPath])
  await expect.poll(second.log).toMatch(/could not be made: .*read-only/)
  expect(await clientOf(second.url).fetch('*._id')).toEqual(['kept'])
  await second.kill()
  rmSync(directory, { recursive: true })
})

function told(): Promise<unknown> {
  return lake.client.request({ url: '/backups' })
}

function copiesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.sqlite'))
}
