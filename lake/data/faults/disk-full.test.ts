import { type ChildProcess, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startLake } from '../../server.ts'
import { startLakeProcess } from '../../testing/lake-process.ts'
import { clientOf, standardOptions } from '../../testing/temporary-lake.ts'

/** A disk of 12 MB of which 3 are taken, seen by the program that is run on it alone and gone with it. */
const ON_SMALL_DISK = `mount -t tmpfs -o size=12m tmpfs "$0" && head -c 3000000 /dev/zero > "$0/ballast" && exec "$@"`
const TEXT = 'x'.repeat(100_000)
const MOST_WRITES = 400

test.skipIf(!canMount())(
  'a full disk loses nothing acknowledged and stops no reader, and writing goes on once there is room',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'lake-'))
    const lake = await startLakeProcess(standardOptions(directory), [
      ...onSmallDisk(directory),
      process.execPath,
    ])
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

    rmSync(join(disk, 'ballast'))
    await write()
    cpSync(disk, join(directory, 'after'), { recursive: true })
    await lake.kill()
    const after = await startLake(standardOptions(join(directory, 'after')))
    expect((await clientOf(after.url).fetch('*._id')).sort()).toEqual(acknowledged.toSorted())
    await after.close()
    rmSync(directory, { recursive: true })
  },
)

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

function onSmallDisk(directory: string): string[] {
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', ON_SMALL_DISK, directory]
}

/** Not every Linux lets its users mount a disk of their own. */
function canMount(): boolean {
  const [program = '', ...rest] = onSmallDisk(tmpdir())
  return spawnSync(program, [...rest, 'true']).status === 0
}
