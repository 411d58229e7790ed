import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../environment/project-root.ts'
import { LakeOnDisk, outcomeOf, TERMINAL } from '../testing/lake-process.ts'

/** In a place of mounts of its own, with a disk of two megabytes in the place of the lake's folder. */
const ON_SMALL_DISK = 'mount -t tmpfs -o size=2m tmpfs "$0" && exec "$@"'
/** As Ctrl-D sends it. */
const END_OF_INPUT = '\x04'

let lake: LakeOnDisk
const backups = mkdtempSync(path.join(tmpdir(), 'backups-'))

beforeAll(async () => {
  lake = await LakeOnDisk.open({ BACKUP_DIRECTORY: backups })
  await lake.start()
})

afterAll(() => lake.remove())

test('a backup of the running lake is restored once it has ended, and only when it is asked for', async () => {
  const name = await changedSinceBackup()
  expect((await lake.run('content/restore')).said).toContain(path.join(backups, name))
  const tooEarly = await lake.run('content/restore', name, '--yes')
  expect(tooEarly).toEqual({
    code: 1,
    said: expect.stringContaining('end it first, with Ctrl-C where "npm start" runs.'),
  })
  await lake.stop()
  const unasked = await lake.run('content/restore', name)
  expect(unasked).toEqual({
    code: 1,
    said: expect.stringMatching(/has 1 documents; .*\nNothing was changed\. .*add --yes\./),
  })
  expect(existsSync(path.join(lake.directory, 'before-restore'))).toBe(false)
  const restored = await lake.run('content/restore', name, '--yes')
  expect(restored).toEqual({
    code: 0,
    said: expect.stringMatching(/^Restored 1 documents.*\nWhat was there before is kept in /),
  })
  expect(await titleAfterStart()).toBe('in the backup')
})

test.runIf(existsSync(TERMINAL))('at a terminal it asks, and restores for "yes" alone', async () => {
  const name = await changedSinceBackup()
  await lake.stop()
  for (const refusal of ['no\r', '\r', END_OF_INPUT])
    expect(await answered(name, refusal)).toMatch(/Type "yes" to go on: [\s\S]*Nothing was changed\.\s+$/)
  expect(await answered(name, 'yes\r')).toMatch(/Type "yes" to go on: [\s\S]*Restored 1 documents/)
  expect(await titleAfterStart()).toBe('in the backup')
})

test('a backup that was changed is not restored, unless somebody says that it was', async () => {
  const name = await changedSinceBackup()
  await lake.stop()
  appendFileSync(path.join(backups, name), 'x')
  const refused = await lake.run('content/restore', name, '--yes')
  expect(refused).toEqual({
    code: 1,
    said: expect.stringMatching(/was changed or damaged since it was made: .* or add --changed/),
  })
  expect(refused.said).not.toMatch(/^\s+at /m)
  expect(await titleAfterStart()).toBe('later')
  await lake.stop()
  const restored = await lake.run('content/restore', name, '--yes', '--changed')
  expect(restored).toEqual({
    code: 0,
    said: expect.stringMatching(/^Nothing tells whether .*\nRestored 1 documents/),
  })
  expect(await titleAfterStart()).toBe('in the backup')
})

test('on a new machine the newest copy of REPLICA comes back without a question', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'replica-'))
  const REPLICA = path.join(folder, 'copies')
  await lake.stop()
  const old = await LakeOnDisk.open({ REPLICA })
  await old.start()
  await old.client.create({ _id: 'note', _type: 'note', title: 'saved at last' })
  const names = () => (existsSync(REPLICA) ? readdirSync(REPLICA) : [])
  await expect.poll(names).toContainEqual(expect.stringMatching(/Z\.sqlite$/))
  await old.stop()
  old.remove()
  const unset = await old.run('content/restore', '--from', 'REPLICA', 'no-such.sqlite')
  expect(unset).toEqual({
    code: 1,
    said: expect.stringMatching(/^There is no whole copy no-such\.sqlite in /),
  })
  const restored = await old.run('content/restore', '--from', 'REPLICA')
  expect(restored).toEqual({ code: 0, said: expect.stringMatching(/^Restored 1 documents/) })
  await old.start()
  expect(await old.client.fetch('*[_type == "note"][0].title')).toBe('saved at last')
  await old.stop()
  await lake.start()
})

test('on a disk without room for it nothing is restored, which one line says', async (context) => {
  const small = ['--user', '--map-root-user', '--mount', 'sh', '-c', ON_SMALL_DISK, lake.directory]
  if (spawnSync('unshare', [...small, 'true']).status !== 0)
    return context.skip('not tried: it takes a Linux that lets its users mount a disk of their own')
  await lake.client.createOrReplace({ _id: 'long', _type: 'long', text: 'brick '.repeat(600_000) })
  await lake.run('content/backup')
  await lake.client.delete('long')
  await lake.stop()
  const restore = ['scripts/commands/content/restore.ts', newestBackup(), '--yes']
  expect(await outcomeOf(lake.variables, 'unshare', ...small, process.execPath, ...restore)).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^\s*Nothing was restored: the disk of .* has \d+ MB left and the copy needs \d+ MB\. Make room, then run it again\.\s*$/,
    ),
  })
  await lake.start()
})

test('an export goes to a folder that was not there', async () => {
  const file = path.join(lake.folder, 'not', 'there', 'content.tar.gz')
  const exported = await lake.run('content/content-export', file)
  expect(exported).toEqual({ code: 0, said: expect.stringContaining(`to ${file}.`) })
  expect(existsSync(file)).toBe(true)
})

test.each([
  [['nowhere.sqlite', '--yes'], 'There is no file '],
  [['one', 'two'], 'Name one file.'],
  [['--yess'], "Unknown option '--yess'"],
  [
    [path.join(root, 'package.json'), '--yes'],
    "package.json can't be restored: file is not a database. Choose another backup.",
  ],
])('npm run restore -- %j says what to do', async (words, answer) => {
  await lake.stop()
  const { code, said } = await lake.run('content/restore', ...words)
  expect(said).toContain(answer)
  expect(said).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})

function answered(name: string, answer: string): Promise<string> {
  return lake.runAtTerminal(`content/restore.ts ${name}`, answer)
}

/** Returns the name of a backup of a note that is another one now. */
async function changedSinceBackup(): Promise<string> {
  await lake.client.createOrReplace({ _id: 'note', _type: 'note', title: 'in the backup' })
  const { said } = await lake.run('content/backup')
  expect(said).toMatch(/^Backed up 1 documents and 0 pictures .*\.sqlite\n.*on the same disk/)
  await lake.client.patch('note').set({ title: 'later' }).commit()
  return newestBackup()
}

async function titleAfterStart(): Promise<string> {
  await lake.start()
  return lake.client.fetch('*[_type == "note"][0].title')
}

function newestBackup(): string {
  const files = readdirSync(backups).filter((file) => file.endsWith('.sqlite'))
  return files.sort().at(-1) ?? ''
}
