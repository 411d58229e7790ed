import { spawnSync } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Place } from '../place.ts'

export const BACKUP_PROGRAM = fileURLToPath(
  new URL(`./backup-program${extname(import.meta.url)}`, import.meta.url),
)

/**
 * Copies the database of a lake that is about to start, before a new version of the product writes to it. Returns undefined, or
 * the reason why it failed.
 */
export function failureOfSnapshot({ directory, backupDirectory }: Place): string | undefined {
  const place = JSON.stringify({ directory, backupDirectory })
  const { status, stderr } = spawnSync(process.execPath, [BACKUP_PROGRAM, place, 'snapshot'], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return status === 0 ? undefined : stderr.trim() || 'it was broken off'
}
