import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startLake } from '../../server.ts'
import { clientOf, standardOptions, type TemporaryLake, temporaryLake } from '../../testing/temporary-lake.ts'
import { Backups } from './backups.ts'

const A_COPY = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/
const HOUR = 60 * 60 * 1000

let lake: TemporaryLake

beforeEach(async () => {
  lake = await temporaryLake()
})

afterEach(() => lake.end())

test('a copy made while four write opens as a lake and has every write acknowledged before it began', async () => {
  const stop = new AbortController()
  const acknowledged: string[] = []
  const writers = [1, 2, 3, 4].map(() => write(acknowledged, stop.signal))
  await expect.poll(() => acknowledged.length).toBeGreaterThan(50)
  const before = [...acknowledged]
  await lake.lake.backups.make()
  const during = acknowledged.length
  stop.abort()
  await Promise.all(writers)
  expect(during).toBeGreaterThan(before.length)
  const found = await inCopy(copies()[0], (client) => client.fetch<string[]>('*[_type == "note"]._id'))
  expect(before.filter((id) => !found.includes(id))).toEqual([])
})

describe('copies by themselves', () => {
  test('an empty lake has none, and one with content has one soon after it starts', async () => {
    await lake.restart()
    expect(copies()).toEqual([])
    await lake.client.create({ _id: 'kept', _type: 'note' })
    await lake.restart()
    await expect.poll(() => copies().length).toBe(1)
    expect(await inCopy(copies()[0], (client) => client.fetch('*._id'))).toEqual(['kept'])
  })

  test('the next comes when the newest is a day old, and those no longer kept are removed', async () => {
    await lake.client.create({ _id: 'kept', _type: 'note' })
    const old = Array.from({ length: 40 }, (_, index) => leaveCopy((index + 2) * 24 * HOUR))
    await lake.restart()
    await expect.poll(() => copies().filter((name) => !old.includes(name)).length).toBe(1)
    await expect.poll(() => copies().length).toBeLessThan(13)
    expect(copies().slice(1, 7)).toEqual(old.slice(0, 6))
    const kept = copies()
    await lake.restart()
    expect(copies()).toEqual(kept)
  })

  test('the clock is asked again while the lake runs, and copies from the future do not hold it up', async () => {
    await lake.client.create({ _id: 'kept', _type: 'note' })
    const future = leaveCopy(-365 * 24 * HOUR)
    const fresh = leaveCopy(HOUR)
    const backups = new Backups({ store: lake.lake.store, checkEvery: 20 })
    rmSync(join(lake.directory, 'backups', fresh))
    await expect.poll(() => copies().filter((name) => name > nameOf(HOUR) && name !== future)).toHaveLength(1)
    await backups.close()
  })

  test('a clock that is behind all copies, as on a computer whose battery is empty, removes none of the newest', async () => {
    await lake.client.create({ _id: 'kept', _type: 'note' })
    const ahead = Array.from({ length: 40 }, (_, index) => leaveCopy((index - 41) * 24 * HOUR))
    await lake.restart()
    await expect.poll(() => copies().length).toBeLessThan(20)
    expect(copies().slice(0, 6)).toEqual(ahead.slice(0, 6))
  })

  test('what was broken off is removed at the next start', async () => {
    mkdirSync(join(lake.directory, 'backups'), { recursive: true })
    for (const ending of ['', '-journal'])
      writeFileSync(join(lake.directory, 'backups', `${nameOf(0)}.part${ending}`), 'half of it')
    await lake.restart()
    expect(readdirSync(join(lake.directory, 'backups'))).toEqual([])
  })

  test('a failure is told once and ends nothing', async () => {
    await lake.client.create({ _id: 'kept', _type: 'note' })
    const log: string[] = []
    writeFileSync(join(lake.directory, 'backups'), 'in the way')
    const options = { store: lake.lake.store, checkEvery: 20 }
    const backups = new Backups({ ...options, log: (line) => log.push(line) })
    await expect
      .poll(() => log)
      .toEqual([expect.stringMatching(/could not be made: .* Everything else runs/)])
    expect(await lake.client.fetch('*._id')).toEqual(['kept'])
    rmSync(join(lake.directory, 'backups'))
    await expect.poll(copies).toHaveLength(1)
    await backups.close()
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
  const copy = new DatabaseSync(join(lake.directory, 'backups', String(copies()[0])), { readOnly: true })
  expect(copy.prepare('SELECT version FROM product').all()).toMatchObject([{ version: '1.0.0' }])
  expect(copy.prepare('SELECT id FROM documents').all()).toMatchObject([{ id: 'of-the-first' }])
  copy.close()
})

async function write(acknowledged: string[], until: AbortSignal): Promise<void> {
  while (!until.aborted) acknowledged.push((await lake.client.create({ _type: 'note' }))._id)
}

/** Runs `ask` on a lake whose database is the copy. */
async function inCopy<Answer>(
  name: string | undefined,
  ask: (client: TemporaryLake['client']) => Promise<Answer>,
): Promise<Answer> {
  const directory = join(lake.directory, 'restored')
  mkdirSync(directory)
  renameSync(join(lake.directory, 'backups', String(name)), join(directory, 'lake.sqlite'))
  const restored = await startLake(standardOptions(directory))
  try {
    return await ask(clientOf(restored.url))
  } finally {
    await restored.close()
  }
}

/** The newest first. */
function copies(): string[] {
  const folder = join(lake.directory, 'backups')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter((name) => A_COPY.test(name))
    .sort()
    .reverse()
}

function leaveCopy(age: number): string {
  const name = nameOf(age)
  mkdirSync(join(lake.directory, 'backups'), { recursive: true })
  writeFileSync(join(lake.directory, 'backups', name), 'an older copy')
  return name
}

function nameOf(age: number): string {
  const time = new Date(Date.now() - age).toISOString()
  return `${time.slice(0, 19).replaceAll(':', '-')}Z.sqlite`
}
