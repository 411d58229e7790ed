import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type JsonObject, listAt, objectIn, stringAt } from '../../documents/json.ts'
import type { LakeEvent } from '../../options.ts'
import type { Store } from '../store.ts'
import { requireRoomFor } from './backup-copy.ts'
import { newestBackupTime } from './backup-files.ts'
import { BACKUP_PROGRAM } from './snapshot.ts'

type BackupOptions = {
  store: Store
  onEvent?: (event: LakeEvent) => void
  /** Milliseconds between two checks whether a backup is due. */
  checkEvery?: number
}

/** Times in milliseconds. */
type BackupState = {
  /** When the newest backup was begun. */
  newest: number | undefined
  /** When the oldest write was made of which the lake knows. */
  contentSince: number | undefined
  /** Why the last one that the lake tried to make failed. */
  failure: string | undefined
  /** What the last backup found damaged in the database, with what to do. */
  damage: string | undefined
}

const DAMAGE =
  'The daily backup found damage in the database. Go back to a backup from before: "npm run restore" lists them.'
/** What our own check and SQLite say of such a database. */
const UNREADABLE = /database is damaged|database disk image is malformed/
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/**
 * In milliseconds by the clock, for a look at the folder, whose disk may be on a network that hangs. On a slow machine the state is what it
 * was at the look before.
 */
const PATIENCE = 1_000

/**
 * Backs the lake up when the newest backup is a day old. Checks every hour, because a timer of a whole day would fire late on a
 * machine that sleeps.
 */
export function createBackups({ store, onEvent = () => undefined, checkEvery = HOUR }: BackupOptions) {
  let child: ChildProcess | undefined
  let underway: Promise<void> | undefined
  let isClosing = false
  let failure: string | undefined
  let damage: string | undefined
  let newest: number | undefined
  let looking: Promise<void> | undefined
  const check = (work: Promise<void>) => void work.catch(failed)
  const timer = setInterval(() => check(makeWhenDue()), checkEvery).unref()
  check(begin())
  return { look, state, make, close }

  /** Brings `state` up to date, unless the disk of the backups does not answer. Never rejects. */
  async function look(): Promise<void> {
    await Promise.race([lookAgain(), pause(PATIENCE, undefined, { ref: false })])
  }

  /** What there was at the last look, by the files: backups that other programs make count too. */
  function state(): BackupState {
    const oldest = store.sql.get`SELECT timestamp FROM transactions ORDER BY sequence LIMIT 1`
    return { newest, contentSince: oldest && Date.parse(String(oldest.timestamp)), failure, damage }
  }

  /** Makes a backup of everything acknowledged before this call. Rejects with the reason when it fails. */
  async function make(): Promise<void> {
    while (underway) await underway.catch(() => 'its caller handles it')
    underway = run().finally(() => {
      underway = undefined
    })
    await underway
  }

  /** Aborts a backup in progress, whose file the next start removes. Call it before the store closes. */
  async function close(): Promise<void> {
    isClosing = true
    clearInterval(timer)
    child?.kill('SIGKILL')
    await underway?.catch(() => 'broken off on purpose')
  }

  /** Reports now, rather than when the next backup is due, that a folder elsewhere can't be written. */
  async function begin(): Promise<void> {
    const isElsewhere = store.place.backupDirectory !== undefined
    if (isElsewhere && state().contentSince !== undefined) await requireRoomFor(store.place)
    await makeWhenDue()
  }

  async function makeWhenDue(): Promise<void> {
    await lookAgain()
    if (isClosing || underway || !isDue(state())) return
    await make()
  }

  /** One look at a time: each that is not answered keeps a thread. */
  function lookAgain(): Promise<void> {
    looking ??= newestBackupTime(store.place).then((time) => {
      newest = time
      looking = undefined
    })
    return looking
  }

  /** Logs a failure once, however often it repeats. */
  function failed(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    if (!isClosing && failure !== reason)
      console.warn(
        `The daily backup of the content could not be made: ${reason}. Everything else runs, and it is tried again within an hour.`,
      )
    failure = reason
  }

  async function run(): Promise<void> {
    const started = performance.now()
    const { directory, backupDirectory, backupCommand } = store.place
    const place = JSON.stringify({ directory, backupDirectory, backupCommand })
    child = fork(BACKUP_PROGRAM, [place], { execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    const [told, reason, [code]] = await Promise.all([
      child.stdout ? text(child.stdout) : '',
      child.stderr ? text(child.stderr) : '',
      once(child, 'close'),
    ])
    const made = objectIn(told) ?? {}
    const isDamaged = code === 0 ? made.damaged !== 0 : UNREADABLE.test(reason)
    if (isDamaged && !damage) console.warn(DAMAGE)
    if (code === 0 || isDamaged) damage = isDamaged ? DAMAGE : undefined
    if (code !== 0) throw new Error(reason.trim() || 'it was broken off')
    failure = stringAt(made, 'commandFailure')
    if (failure) console.warn(`The backup was made, but ${failure}. It runs again after the next backup.`)
    await lookAgain()
    tell(made, Math.round(performance.now() - started))
  }

  function tell({ documents, assets, copied, ...rest }: JsonObject, ms: number): void {
    const lost = listAt(rest, 'lost')
    onEvent({
      event: 'backup',
      message: `Backed up ${documents} documents and ${assets} files, ${copied} of them new, in ${ms} ms`,
      details: { documents, assets, copied, lost: lost.length, ms },
    })
    if (lost.length > 0)
      console.warn(
        `The backup lacks ${lost.length} files that are missing or damaged in the folder "assets": ${lost.slice(0, 5).join(', ')}. Bring them back with "npm run restore", or upload them again.`,
      )
  }
}

export type Backups = ReturnType<typeof createBackups>

/** A lake to which nothing was ever written needs no backup. */
function isDue({ newest = 0, contentSince }: BackupState): boolean {
  const age = Date.now() - newest
  return contentSince !== undefined && (age < 0 || age > DAY)
}
