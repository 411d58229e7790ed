import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findOrInstallBrowser, findOrInstallHeadlessShell } from './browser.ts'

/** A folder of programs with these names, as a machine may have them. */
function folderWith(...names: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'))
  for (const name of names) {
    writeFileSync(path.join(folder, name), '#!/bin/sh\n')
    chmodSync(path.join(folder, name), 0o755)
  }
  return folder
}

test('tests run in the headless shell of the machine, measurements in its whole browser', async () => {
  const PATH = folderWith('chromium', 'chromium-headless-shell')
  expect(await findOrInstallHeadlessShell({ ...process.env, PATH })).toBe(
    path.join(PATH, 'chromium-headless-shell'),
  )
  expect(await findOrInstallBrowser({ ...process.env, PATH })).toBe(path.join(PATH, 'chromium'))
})

test('a file that is no program is no browser', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'))
  writeFileSync(path.join(folder, 'chromium-headless-shell'), 'not a program')
  const other = folderWith('chrome-headless-shell')
  const PATH = [folder, other].join(path.delimiter)
  expect(await findOrInstallHeadlessShell({ ...process.env, PATH })).toBe(
    path.join(other, 'chrome-headless-shell'),
  )
})
