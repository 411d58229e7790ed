import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-lake.ts'

/** A built Studio as far as a lake looks at it: its page, and files in `static`. */
export function temporaryStudio(
  page = '<!doctype html><title>Studio</title>',
  files: Readonly<Record<string, string>> = {},
): string {
  const directory = temporaryFolder()
  mkdirSync(join(directory, 'static'))
  writeFileSync(join(directory, 'index.html'), page)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, 'static', name), text)
  return directory
}
