import { type ChildProcess, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startLake } from '../../server.ts'
import { startLakeProcess } from '../../testing/lake-process.ts'
import { clientOf, PASSWORD, standardOptions, temporaryLake } from '../../testing/temporary-lake.ts'

/** A disk of 16 MB of which 7 are taken, seen by the program that is run on it alone and gone with it. */
const ON_SMALL_DISK = `mount -t tmpfs -o size=16m tmpfs "$0" && head -c 7000000 /dev/zero > "$0/ballast" && exec "$@"`
const TEXT = 'x'.repeat(100_000)
const MOST_WRITES = 400

test('a full disk loses nothing acknowledged, stops no reader and no login, and writing goes on once there is room', async (context) => {
  const directory = mkdtempSync(join(tmpdir(), 'lake-'))
  const onSmallDisk = [
    'unshare',
    '--user',
    '--map-root-user',
    '--mount',
    'sh',
    '-c',
    ON_SMALL_DISK,
    directory,
  ]
  const [program = '', ...rest] = onSmallDisk
  if (spawnSync(program, [...rest, 'true']).status !== 0)
    return context.skip('not tried: it takes a Linux that lets its users mount a disk of their own')
  const lake = await startLakeProcess(standardOptions(directory), [...onSmallDisk, process.execPath])
  const client = clientOf(lake.url)
  const disk = `/proc/${lake.child.pid}/root${directory}`
  const acknowledged: string[] = []
  const write = () => client.create({ _type: 'note', text: TEXT }).then(({ _id }) => acknowledged.push(_id))

  const refusal = await writeUntilRefused(write)
  expect(refusal).toMatchObject({ statusCode: 507 })
  expect(acknowledged.length).toBeGreaterThan(5)
  expect((await client.fetch('*._id')).sort()).toEqual(acknowledged.toSorted())
  expect(copyOnDiskOf(lake.child, directory)).toMatch(
    /^the disk of \S+backups has \d+ MB left and the copy needs \d+ MB$/,
  )
  expect(readdirSync(join(disk, 'backups'))).toEqual([])
  const owner = await logIn(lake.url)
  expect(await whoIs(lake.url, owner)).toBe('owner')
  await expect.poll(() => up(lake.url)).toEqual([503, expect.stringMatching(/^The disk is full.* Make room/)])
  expect(await client.request({ url: '/backups' })).toMatchObject({
    trouble: expect.stringContaining('disk is full'),
  })

  rmSync(join(disk, 'ballast'))
  await write()
  await expect.poll(() => up(lake.url)).toEqual([200, undefined])
  expect(await whoIs(lake.url, owner)).toBe('owner')
  cpSync(disk, join(directory, 'after'), { recursive: true })
  await lake.kill()
  const after = await startLake(standardOptions(join(directory, 'after')))
  expect((await clientOf(after.url).fetch('*._id')).sort()).toEqual(acknowledged.toSorted())
  expect(await whoIs(after.url, owner)).toBe('owner')
  await after.close()
  rmSync(directory, { recursive: true })
})

test('a database that may not grow lets everybody in, and keeps their sessions once it may', async () => {
  const lake = await temporaryLake()
  lake.lake.store.database.exec('PRAGMA max_page_count = 1')
  const cookies: string[] = []
  for (let count = 0; count < 100; count += 1) cookies.push(await logIn(lake.url))
  await expect(lake.client.create({ _type: 'note', text: TEXT })).rejects.toMatchObject({ statusCode: 507 })
  for (const cookie of cookies) expect(await whoIs(lake.url, cookie)).toBe('owner')
  await logOut(lake.url, cookies[98])
  expect(await whoIs(lake.url, cookies[98])).toBeUndefined()
  lake.lake.store.database.exec('PRAGMA max_page_count = 100000')
  expect(await whoIs(lake.url, cookies[99])).toBe('owner')
  await lake.restart()
  await expect.poll(() => fetch(`${lake.url}/up`).then(({ ok }) => ok)).toBe(true)
  expect(await whoIs(lake.url, cookies[99])).toBe('owner')
  expect(await whoIs(lake.url, cookies[98])).toBeUndefined()
  await lake.end()
})

async function logIn(url: string): Promise<string> {
  const body = new URLSearchParams({ password: PASSWORD })
  const headers = { origin: url }
  const response = await fetch(`${url}/lake/login`, { method: 'POST', body, headers, redirect: 'manual' })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

function logOut(url: string, cookie = ''): Promise<Response> {
  return fetch(`${url}/lake/v1/auth/logout`, { method: 'POST', headers: { origin: url, cookie } })
}

async function whoIs(url: string, cookie = ''): Promise<unknown> {
  const response = await fetch(`${url}/lake/v1/users/me`, { headers: { cookie } })
  return (await response.json()).id
}

async function up(url: string): Promise<[number, unknown]> {
  const response = await fetch(`${url}/up`)
  return [response.status, (await response.json()).reason]
}

/** Why the program that makes the copies makes none there. */
function copyOnDiskOf({ pid }: ChildProcess, directory: string): string {
  const enter = ['nsenter', '--target', String(pid), '--user', '--mount', '--preserve-credentials']
  const place = JSON.stringify({ directory })
  const copy = [process.execPath, join(import.meta.dirname, '../backups/backup-program.ts'), place]
  return run([...enter, ...copy]).stderr
}

function run([program = '', ...options]: readonly string[]) {
  return spawnSync(program, options, { encoding: 'utf8' })
}

async function writeUntilRefused(write: () => Promise<unknown>): Promise<unknown> {
  for (let count = 0; count < MOST_WRITES; count += 1) {
    const refusal = await write().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (refusal) return refusal
  }
  return undefined
}
