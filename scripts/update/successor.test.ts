import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { longest, Successor } from './successor.ts'

/** Another version that does what it is asked, but for what it is to hang in. */
const program = (stuckIn: string) =>
  `process.on('message', ({ act }) => act !== '${stuckIn}' && process.send({ done: act, site: '/site' }))`
/** In milliseconds, where nothing is waited for but what never comes. */
const SOON = 100

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'version-'))
  for (const name of ['scripts/commands', 'node_modules/.bin'])
    mkdirSync(path.join(folder, name), { recursive: true })
  symlinkSync(process.execPath, path.join(folder, 'node_modules/.bin/node'))
  writeFileSync(path.join(folder, 'scripts/commands/take-over.ts'), '')
})

test('a version that hangs in what it is asked to do is one that failed', async () => {
  const successor = startStuckIn('take')
  await successor.prepare('/former')
  expect(successor.site).toBe('/site')
  await expect(successor.take()).rejects.toThrow(`The version in ${folder} has not answered to "take"`)
  await successor.stop()
})

test('a version that hangs while it retires is ended, and in the way of no later one', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const successor = startStuckIn('retire')
  await successor.prepare('/former')
  await successor.retire()
  expect(await successor.ended).toBe('SIGTERM')
  expect(log).toHaveBeenCalledWith(expect.stringContaining('has not answered to "retire"'))
  log.mockRestore()
})

function startStuckIn(act: 'take' | 'retire'): Successor {
  writeFileSync(path.join(folder, 'scripts/commands/run.mjs'), program(act))
  return new Successor(folder, {}, { ...longest, [act]: SOON })
}
