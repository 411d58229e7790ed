import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TemporaryLake, temporaryFolder, temporaryLake } from '../../testing/temporary-lake.ts'
import { createBackups } from './backups.ts'

const WELL = { replica: null, trouble: null, webhooks: [] }

const A_COPY = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

let lake: TemporaryLake
let folder: string
let log: string[]
let events: string[]

beforeEach(async () => {
  log = []
  events = []
  vi.spyOn(console, 'warn').mockImplementation((line) => log.push(String(line)))
  lake = await temporaryLake({ onEvent: ({ event }) => events.push(event) })
  // What a test writes is not due yet for the look that the lake takes at its start.
  await lake.lake.backups.look()
  folder = join(lake.directory, 'backups')
})

afterEach(async () => {
  await lake.end()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('copies by themselves', () => {
  test('an empty lake has none, and one with content has one soon after it starts', async () => {
    await lake.restart()
    expect(copies()).toEqual([])
    expect(await told()).toEqual({ last: null, contentSince: null, failure: null, ...WELL })
    await lake.client.create({ _id: 'kept', _type: 'note' })
    await lake.restart()
    await expect.poll(copies).toHaveLength(1)
    const time = expect.stringMatching(/^\d{4}-.*Z$/)
    await expect.poll(told).toEqual({ last: time, contentSince: time, failure: null, ...WELL })
  })

  test('one that another program makes or removes is told at once', async () => {
    const name = leaveCopy(HOUR)
    expect(await told()).toMatchObject({ last: expect.stringMatching(/Z$/) })
    rmSync(join(folder, name))
    expect(await told()).toMatchObject({ last: null })
  })

  test('the next comes when the newest is a day old, and those no longer kept are removed', async () => {
    await lake.client.create({ _id: 'kept', _type: 'note' })
    const old = Array.from({ length: 40 }, (_, index) => leaveCopy((index + 2) * DAY))
    await lake.restart()
    await expect.poll(() => events).toContain('backup')
    expect(copies().filter((name) => !old.includes(name))).toHaveLength(1)
    expect(copies().length).toBeLessThan(13)
    expect(copies().slice(1, 7)).toEqual(old.slice(0, 6))
    const kept = copies()
    await lake.restart()
    expect(copies()).toEqual(kept)
  })

  test('the clock is asked again while the lake runs, and copies from the future do not hold it up', async () => {
    await lake.client.create({ _id: 'kept', _type: 'note' })
    const future = leaveCopy(-365 * DAY)
    const fresh = leaveCopy(HOUR)
    const backups = createBackups({ store: lake.lake.store, checkEvery: 20 })
    rmSync(join(folder, fresh))
    await expect.poll(() => copies().filter((name) => name > nameOf(HOUR) && name !== future)).toHaveLength(1)
    await backups.close()
  })

  test('a clock that is behind all copies, as on a computer whose battery is empty, removes none of the newest', async () => {
    await lake.client.create({ _id: 'kept', _type: 'note' })
    const ahead = Array.from({ length: 40 }, (_, index) => leaveCopy((index - 41) * DAY))
    await lake.restart()
    await expect.poll(() => copies().length).toBeLessThan(20)
    expect(copies().slice(0, 6)).toEqual(ahead.slice(0, 6))
  })

  test('what was broken off is removed at the next start', async () => {
    mkdirSync(folder, { recursive: true })
    for (const ending of ['', '-journal'])
      writeFileSync(join(folder, `${nameOf(0)}.part${ending}`), 'half of it')
    await lake.restart()
    expect(readdirSync(folder)).toEqual([])
  })

  test('a failure is told once and ends nothing', async () => {
    await lake.client.create({ _id: 'kept', _type: 'note' })
    writeFileSync(folder, 'in the way')
    const backups = createBackups({ store: lake.lake.store, checkEvery: 20 })
    await expect
      .poll(() => log)
      .toEqual([expect.stringMatching(/could not be made: .* Everything else runs/)])
    expect(await lake.client.fetch('*._id')).toEqual(['kept'])
    rmSync(folder)
    await expect.poll(copies).toHaveLength(1)
    await backups.close()
    // A look that is under way while the folder becomes free may find something else wrong with it.
    expect(new Set(log).size).toBe(log.length)
  })

  test.each([
    ['/dev/null/backups', /could not be made: ENOTDIR.*\/dev\/null/],
    ['/proc/backups', /could not be made: ENOENT.*\/proc\/backups/],
  ])('that %s can take none is told at the start, and not a day later', async (backupDirectory, words) => {
    await lake.client.create({ _id: 'kept', _type: 'note' })
    await lake.lake.backups.make()
    await lake.restart({ backupDirectory })
    await expect.poll(told).toMatchObject({ failure: expect.stringContaining(backupDirectory) })
    expect(log).toEqual([expect.stringMatching(words)])
  })
})

describe('a command that runs after each backup', () => {
  test('brings it elsewhere, and finds none of our secrets', async () => {
    await lake.client.create({ _id: 'kept', _type: 'note' })
    const elsewhere = temporaryFolder()
    vi.stubEnv('SANITY_API_WRITE_TOKEN', 'a secret')
    const copy = `env > env.txt && mv env.txt "$BACKUP_FILE" "$BACKUP_FILE.sha256" "${elsewhere}"`
    await lake.restart({ backupCommand: `${copy} && touch "${elsewhere}/done"` })
    await expect.poll(() => existsSync(join(elsewhere, 'done'))).toBe(true)
    const [name = ''] = readdirSync(elsewhere).filter((file) => A_COPY.test(file))
    expect(readdirSync(elsewhere)).toEqual([name, `${name}.sha256`, 'done', 'env.txt'])
    expect(readFileSync(join(elsewhere, 'env.txt'), 'utf8')).not.toContain('a secret')
  })

  test('and fails is told in the log and the Studio, until it succeeds after the next backup', async () => {
    await lake.client.create({ _id: 'kept', _type: 'note' })
    const pluggedIn = join(temporaryFolder(), 'plugged-in')
    const backupCommand = `test -e "${pluggedIn}" || { echo "no such host" >&2; exit 7; }`
    await lake.restart({ backupCommand })
    const failure = 'BACKUP_COMMAND ended with 7: no such host'
    await expect.poll(told).toMatchObject({ last: expect.any(String), failure })
    expect(log).toEqual([`The backup was made, but ${failure}. It runs again after the next backup.`])
    writeFileSync(pluggedIn, '')
    rmSync(folder, { recursive: true })
    await lake.restart({ backupCommand })
    await expect.poll(told).toMatchObject({ last: expect.any(String), failure: null })
  })
})

test('before a new version starts there is a copy of what the former one left', async () => {
  await lake.restart({ version: '1.0.0' })
  await lake.client.create({ _id: 'of-the-first', _type: 'note' })
  leaveCopy(HOUR)
  await lake.restart({ version: '1.0.0' })
  expect(copies()).toHaveLength(1)
  await lake.restart({ version: '1.1.0' })
  expect(copies()).toHaveLength(2)
  using copy = new DatabaseSync(join(folder, String(copies()[0])), { readOnly: true })
  expect(copy.prepare('SELECT version FROM product').all()).toMatchObject([{ version: '1.0.0' }])
  expect(copy.prepare('SELECT id FROM documents').all()).toMatchObject([{ id: 'of-the-first' }])
})

/** What the Studio asks. */
function told(): Promise<unknown> {
  return lake.client.request({ url: '/backups' })
}

/** The newest first. */
function copies(): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter((name) => A_COPY.test(name))
    .sort()
    .reverse()
}

function leaveCopy(age: number): string {
  const name = nameOf(age)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), 'an older copy')
  return name
}

function nameOf(age: number): string {
  return `${new Date(Date.now() - age).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`
}
