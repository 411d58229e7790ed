import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { root } from '../environment/project-root.ts'
import { killAll, type LiveProcess } from '../product/processes/live-process.ts'
import { lakeVariables, startLakeProcess } from '../testing/lake-process.ts'

let folder: string
let port: number
let usual: number

beforeEach(async () => {
  usual = process.umask()
  folder = mkdtempSync(path.join(tmpdir(), 'lake-'))
  ;[port = 0] = await freePorts(1)
})

afterEach(() => {
  process.umask(usual)
  killAll()
  rmSync(folder, { recursive: true })
})

test.each([0o022, 0o000])(
  'under the umask %i nobody else can read content, sessions or backups',
  async (umask) => {
    process.umask(umask)
    const directory = path.join(folder, 'lake')
    const lake = await started(directory)
    await writeContent()
    run('backup', directory)
    expect(openPathsIn(directory)).toEqual([])
    const names = readdirSync(directory, { recursive: true }).map(String)
    expect(names).toEqual(
      expect.arrayContaining([
        'lake.sqlite',
        'lake.sqlite-wal',
        'lake.sqlite-shm',
        'lake.sqlite-last',
        'assets',
      ]),
    )
    const [backup = ''] = readdirSync(path.join(directory, 'backups')).filter((name) =>
      name.endsWith('.sqlite'),
    )
    await lake.stop()
    run('restore', directory, [backup, '--yes'])
    expect(readdirSync(path.join(directory, 'before-restore'))).toHaveLength(1)
    expect(openPathsIn(directory)).toEqual([])
  },
)

test('what an earlier version left open is closed at the start, whatever it is', async () => {
  const directory = path.join(folder, 'lake')
  const lake = await started(directory)
  await writeContent()
  run('backup', directory)
  await lake.stop()
  for (const name of readdirSync(directory, { recursive: true }).map(String)) {
    const file = path.join(directory, name)
    chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o644)
  }
  chmodSync(directory, 0o755)
  await started(directory)
  expect(openPathsIn(directory)).toEqual([])
})

test('in a folder for backups elsewhere only the backups are closed', async () => {
  const directory = path.join(folder, 'lake')
  const backups = path.join(folder, 'disk')
  mkdirSync(backups)
  writeFileSync(path.join(backups, 'holiday.jpg'), '', { mode: 0o644 })
  const lake = await started(directory, { BACKUP_DIRECTORY: backups })
  await writeContent()
  await lake.stop()
  const older = '2026-01-02T03-04-05Z.sqlite'
  writeFileSync(path.join(backups, older), '', { mode: 0o644 })
  await started(directory, { BACKUP_DIRECTORY: backups })
  // The old backup makes one due, which the lake makes by itself.
  const newer = () => readdirSync(backups).filter((name) => name > older && name.endsWith('.sqlite'))
  await expect.poll(newer).toHaveLength(1)
  expect(openPathsIn(backups)).toEqual([backups, path.join(backups, 'holiday.jpg')])
})

async function started(directory: string, variables = {}): Promise<LiveProcess> {
  const lake = startLakeProcess({ directory, port, variables })
  await lake.ready()
  return lake
}

async function writeContent(): Promise<void> {
  const { SANITY_API_WRITE_TOKEN: token } = lakeVariables({ directory: '', port })
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2026-09-01',
    apiHost: `http://localhost:${port}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token,
  })
  await client.createOrReplace({ _id: 'drafts.note', _type: 'note', title: 'for us alone' })
  await client.assets.upload('file', Buffer.from('terms of business'), { filename: 'terms.txt' })
}

function run(command: string, directory: string, words: string[] = []): void {
  const script = path.join('scripts/commands/content', `${command}.ts`)
  execFileSync(process.execPath, [script, ...words], { cwd: root, env: lakeVariables({ directory, port }) })
}

/** What others than its owner may read, write or enter. */
function openPathsIn(directory: string): string[] {
  expect(existsSync(directory)).toBe(true)
  const inside = readdirSync(directory, { recursive: true }).map((name) => path.join(directory, String(name)))
  return [directory, ...inside].filter((file) => (statSync(file).mode & 0o077) !== 0)
}
