import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../../testing/temporary-lake.ts'

let lake: TemporaryLake
let elsewhere: string
let log: string[]

beforeEach(async () => {
  log = []
  vi.spyOn(console, 'warn').mockImplementation((line) => log.push(String(line)))
  elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  lake = await temporaryLake()
  await lake.client.create({ _id: 'kept', _type: 'note' })
})

afterEach(async () => {
  await lake.end()
  rmSync(elsewhere, { recursive: true })
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a command brings each backup elsewhere, and finds none of our secrets', async () => {
  vi.stubEnv('SANITY_API_WRITE_TOKEN', 'a secret')
  const command = `env > "${elsewhere}/env.txt" && cp "$BACKUP_FILE" "$BACKUP_FILE.sha256" "${elsewhere}" && touch "${elsewhere}/done"`
  await lake.restart({ backupCommand: command })
  await expect.poll(() => existsSync(join(elsewhere, 'done'))).toBe(true)
  const backups = readdirSync(join(lake.directory, 'backups')).filter((name) => name !== 'assets')
  expect(readdirSync(elsewhere)).toEqual([...backups, 'done', 'env.txt'].sort())
  expect(readFileSync(join(elsewhere, 'env.txt'), 'utf8')).not.toContain('a secret')
  expect(log).toEqual([])
})

test('one that fails is told in the log and the Studio', async () => {
  const backupCommand = `test -e "${elsewhere}/plugged-in" || { echo "no such host" >&2; exit 7; }`
  await lake.restart({ backupCommand })
  const failure = 'BACKUP_COMMAND ended with 7: no such host'
  const told = () => lake.client.request({ url: '/backups' })
  await expect.poll(told).toMatchObject({ last: expect.any(String), failure })
  expect(log).toEqual([`The backup was made, but ${failure}. It runs again after the next backup.`])
})

test('what a command failed of is told until it succeeds after the next backup', async () => {
  const backupCommand = `test -e "${elsewhere}/plugged-in"`
  const another = await temporaryLake({ backupCommand })
  await another.client.create({ _id: 'kept', _type: 'note' })
  await another.lake.backups.make()
  const told = () => another.client.request({ url: '/backups' })
  expect(await told()).toMatchObject({ failure: 'BACKUP_COMMAND ended with 1' })
  writeFileSync(join(elsewhere, 'plugged-in'), '')
  await another.lake.backups.make()
  expect(await told()).toMatchObject({ last: expect.any(String), failure: null })
  expect(log).toHaveLength(1)
  await another.end()
})

test('a folder that can take no backups is told at the start, and not a day later', async () => {
  await lake.restart()
  const told = () => lake.client.request({ url: '/backups' })
  await expect.poll(told).toMatchObject({ last: expect.any(String) })
  await lake.restart({ backupDirectory: '/proc/backups' })
  await expect.poll(told).toMatchObject({ failure: expect.stringContaining('ENOENT') })
  expect(log).toEqual([expect.stringMatching(/could not be made: ENOENT.*\/proc\/backups/)])
})
