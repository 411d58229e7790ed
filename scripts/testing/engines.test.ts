import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findEngines } from './engines.ts'

test('an engine is installed when all of its programs are', () => {
  const PATH = mkdtempSync(path.join(tmpdir(), 'programs-'))
  for (const name of ['firefox-esr', 'WebKitWebDriver']) {
    writeFileSync(path.join(PATH, name), '#!/bin/sh\n')
    chmodSync(path.join(PATH, name), 0o755)
  }
  const { installed, missing } = findEngines({ ...process.env, PATH })
  const firefox = { name: 'firefox', programs: [path.join(PATH, 'firefox-esr')] }
  expect(installed).toEqual([expect.objectContaining(firefox)])
  expect(missing).toEqual([
    expect.objectContaining({ name: 'webkit', packages: 'webkit2gtk-driver and xvfb' }),
  ])
})
