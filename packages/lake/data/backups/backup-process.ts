import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type JsonObject, objectIn } from '../../documents/json.ts'
import type { Place } from '../place.ts'

const PROGRAM = fileURLToPath(new URL(`./backup-program${extname(import.meta.url)}`, import.meta.url))

export type BackupProcess = {
  /** Resolves with what it made, `MadeBackup` as JSON; rejects with the reason when it made nothing. */
  made: Promise<JsonObject>
  kill(): void
}

/** Makes a backup, or brings a copy to the replica, beside a lake that runs. */
export function startBackup(kind: 'backup' | 'replica', place: Place): BackupProcess {
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const
  const child = fork(PROGRAM, [kind, JSON.stringify(placeOf(place))], { execArgv: [], stdio: [...stdio] })
  const ended = Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ])
  const made = ended.then(([told, reason, [code]]) => {
    if (code !== 0) throw new Error(reason.trim() || 'it was broken off')
    return objectIn(told) ?? {}
  })
  return { made, kill: () => child.kill('SIGKILL') }
}

/**
 * Copies the database of a lake that is about to start, before a new version of the product writes to it. Returns undefined, or
 * the reason why it failed.
 */
export function failureOfSnapshot(place: Place): string | undefined {
  const words = [PROGRAM, 'snapshot', JSON.stringify(placeOf(place))]
  const { status, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return status === 0 ? undefined : stderr.trim() || 'it was broken off'
}

/** Nothing else of a lake's options, such as its secrets, is for others to see in a list of processes. */
function placeOf({ directory, backupDirectory, backupCommand, replica }: Place): Place {
  return { directory, backupDirectory, backupCommand, replica }
}
