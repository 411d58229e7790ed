import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeWithMount, startLakeProcess } from '../../testing/lake-process.ts'
import { cookieOf } from '../../testing/logged-in.ts'
import { temporaryFolder, temporaryLake } from '../../testing/temporary-lake.ts'

/** A disk of 16 MB of which 7 are taken. */
const SMALL_DISK = `mount -t tmpfs -o size=16m tmpfs "$0" && head -c 7000000 /dev/zero > "$0/ballast"`
const TEXT = 'x'.repeat(100_000)

test('a full disk loses nothing acknowledged, stops no reader and no login, and writing goes on once there is room', async (context) => {
  const directory = temporaryFolder()
  const program = nodeWithMount(SMALL_DISK, directory)
  if (!program)
    return context.skip('not tried: it takes a Linux that lets its users mount a disk of their own')
  await using lake = await startLakeProcess({ directory }, program)
  const { client } = lake
  const disk = `/proc/${lake.child.pid}/root${directory}`
  const acknowledged: string[] = []
  const write = async () => acknowledged.push((await client.create({ _type: 'note', text: TEXT }))._id)
  const writeOn = async () => {
    while (acknowledged.length < 400) await write()
  }

  await expect(writeOn()).rejects.toMatchObject({ statusCode: 507 })
  expect(acknowledged.length).toBeGreaterThan(5)
  expect((await client.fetch('*._id')).sort()).toEqual(acknowledged.toSorted())
  const backup = [
    join(import.meta.dirname, '../backups/backup-program.ts'),
    'backup',
    JSON.stringify({ directory }),
  ]
  const enter = ['--target', String(lake.child.pid), '--user', '--mount', '--preserve-credentials']
  const refused = spawnSync('nsenter', [...enter, process.execPath, ...backup], { encoding: 'utf8' })
  expect(refused.stderr).toMatch(/^the disk of \S+backups has \d+ MB left and the copy needs \d+ MB$/)
  expect(readdirSync(join(disk, 'backups'))).toEqual([])
  const owner = await cookieOf(lake)
  expect(await whoIs(lake.url, owner)).toBe('owner')
  await expect.poll(() => up(lake.url)).toEqual([503, expect.stringMatching(/^The disk is full.* Make room/)])
  const trouble = expect.stringContaining('disk is full')
  expect(await client.request({ url: '/backups' })).toMatchObject({ trouble })

  rmSync(join(disk, 'ballast'))
  await write()
  await expect.poll(() => up(lake.url)).toEqual([200, undefined])
  expect(await whoIs(lake.url, owner)).toBe('owner')
  cpSync(disk, join(directory, 'after'), { recursive: true })
  await lake.kill()
  await using after = await temporaryLake({ directory: join(directory, 'after') })
  expect((await after.client.fetch('*._id')).sort()).toEqual(acknowledged.toSorted())
  expect(await whoIs(after.url, owner)).toBe('owner')
})

test.for([
  [
    'may only be read',
    'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0"',
    /can't be written \(.*mount its disk for writing/,
  ],
  ['is full', 'mount -t tmpfs -o size=16k tmpfs "$0"', /The disk of \S+ is full.*make room/],
] as const)('a lake whose disk %s does not start, and says what to do', async ([, mount, told], context) => {
  const directory = temporaryFolder()
  const program = nodeWithMount(mount, directory)
  if (!program)
    return context.skip('not tried: it takes a Linux that lets its users mount a disk of their own')
  await using kept = await temporaryLake({ directory })
  await kept.close()
  await expect(startLakeProcess({ directory }, program)).rejects.toThrow(told)
})

test('a database that may not grow lets everybody in, and keeps their sessions once it may', async () => {
  await using lake = await temporaryLake()
  lake.lake.store.database.exec('PRAGMA max_page_count = 1')
  const cookies: string[] = []
  for (let count = 0; count < 100; count += 1) cookies.push(await cookieOf(lake))
  await expect(lake.client.create({ _type: 'note', text: TEXT })).rejects.toMatchObject({
    statusCode: 507,
    message: expect.stringContaining('The disk is full: nothing was saved. Make room'),
  })
  for (const cookie of cookies) expect(await whoIs(lake.url, cookie)).toBe('owner')
  const [first = '', last] = cookies
  await lake.ask('/auth/logout', { method: 'POST', headers: { origin: lake.url, cookie: first } })
  lake.lake.store.database.exec('PRAGMA max_page_count = 100000')
  for (const restart of [() => undefined, () => lake.restart()]) {
    await restart()
    expect([await whoIs(lake.url, first), await whoIs(lake.url, last)]).toEqual([undefined, 'owner'])
  }
})

async function whoIs(url: string, cookie = ''): Promise<unknown> {
  const response = await fetch(`${url}/lake/v1/users/me`, { headers: { cookie } })
  return (await response.json()).id
}

async function up(url: string): Promise<[number, unknown]> {
  const response = await fetch(`${url}/up`)
  return [response.status, (await response.json()).reason]
}
