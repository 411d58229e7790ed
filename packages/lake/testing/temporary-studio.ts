import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A built Studio as far as a lake looks at it: its page, and files in `static`. All tests of a file have it. */
export function temporaryStudio(
  page = '<!doctype html><title>Studio</title>',
  files: Readonly<Record<string, string>> = {},
): string {
  const directory = mkdtempSync(join(tmpdir(), 'studio-'))
  mkdirSync(join(directory, 'static'))
  writeFileSync(join(directory, 'index.html'), page)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, 'static', name), text)
  afterAll(() => rmSync(directory, { recursive: true }))
  return directory
}
