import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { undefinedIfMissing } from '../../errors/missing-file.ts'
import { sync } from './files-on-disk.ts'

/** The file beside a backup that has its SHA-256, as `sha256sum -c` reads it: SQLite itself would not notice changed bytes in a row. */
export function hashFileOf(backup: string): string {
  return `${backup}.sha256`
}

/** Writes the hash of a file that will get the name of a backup. */
export async function writeHash(file: string, backup: string): Promise<void> {
  const hashFile = hashFileOf(file)
  await writeFile(hashFile, `${await hashOf(file)}  ${basename(backup)}\n`)
  await sync(hashFile)
}

/** Compares a backup with its hash; `unknown` when there is none beside it. */
export async function compareWithHash(backup: string): Promise<'same' | 'different' | 'unknown'> {
  const text = await readFile(hashFileOf(backup), 'utf8').catch(undefinedIfMissing)
  const [expected] = text?.split(/\s/) ?? []
  if (expected === undefined) return 'unknown'
  return (await hashOf(backup)) === expected ? 'same' : 'different'
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
