import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { installWhatIsMissing } from './install.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'installed-'))
const running = { version: '1.0.0' }
const development = { version: '2.0.0', dev: true }

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['without any package of development nothing is missing that runs the product', { a: running }, false],
  ['where packages of development are, all of them are wanted', { a: running, b: development }, true],
  ['a package that runs the product is installed', {}, true],
])('%s', async (_, installed, isInstalling) => {
  write('package-lock.json', { a: running, b: development, c: development })
  write('node_modules/.package-lock.json', installed)
  // Without npm an installation fails.
  vi.stubEnv('PATH', '')
  vi.spyOn(console, 'log').mockReturnValue()
  const work = installWhatIsMissing(root)
  if (isInstalling) await expect(work).rejects.toThrow('npm was not found')
  else await expect(work).resolves.toBeUndefined()
})

test('an installation that comes to no end is ended, with what to look at', async () => {
  write('package-lock.json', { a: running })
  write('node_modules/.package-lock.json', {})
  const npm = path.join(root, 'npm')
  writeFileSync(npm, '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 })
  vi.stubEnv('PATH', `${root}:${process.env.PATH}`)
  vi.spyOn(console, 'log').mockReturnValue()
  await expect(installWhatIsMissing(root, 60)).rejects.toThrow(/ended after 0.001 minutes. Check the network/)
})

function write(name: string, packages: object): void {
  const file = path.join(root, name)
  rmSync(file, { force: true })
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ packages }))
}
