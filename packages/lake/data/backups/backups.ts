import { setTimeout as pause } from 'node:timers/promises'
import { type JsonObject, listAt, stringAt } from '../../documents/json.ts'
import { reasonOf } from '../../errors/reason.ts'
import type { LakeEvent } from '../../options.ts'
import type { Store } from '../store.ts'
import { requireRoomFor } from './backup-copy.ts'
import { newestBackupTime } from './backup-files.ts'
import { type BackupProcess, startBackup } from './backup-process.ts'
import { createReplication } from './replication.ts'

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
  /** Of the copy elsewhere; undefined where none is kept. */
  replica: { behindSince: number | undefined; failure: string | undefined } | undefined
}

const DAMAGE =
  'A backup found damage in the database. Go back to a backup from before: "npm run restore" lists them.'
/** What our own check and SQLite say of such a database. */
const UNREADABLE = /database is damaged|database disk image is malformed/
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/**
 * In milliseconds by the clock, for a look at the folder, whose disk may be on a network that hangs. On a slow machine the state is what it
 * was at the look before.
 */
const PATIENCE = 1_000
/** In milliseconds by the clock, for the copy that the replica gets at the end; who stops the lake waits for ten seconds. */
const LAST_COPY = 6_000

/**
 * Backs the lake up when the newest backup is a day old, and keeps the replica within seconds of each write. One timer is set for both:
 * it rings every hour, because one of a whole day would be late on a machine that sleeps, and sooner after a write.
 */
export function createBackups({ store, onEvent = () => undefined, checkEvery = HOUR }: BackupOptions) {
  const running = new Set<BackupProcess>()
  let underway: Promise<void> | undefined
  let isClosing = false
  let failure: string | undefined
  let damage: string | undefined
  let newest: number | undefined
  let looking: Promise<void> | undefined
  let formerlyLost = ''
  let timer: NodeJS.Timeout | undefined
  let ringsAt = Number.POSITIVE_INFINITY
  const replication =
    store.place.replica === undefined ? undefined : createReplication({ bring, wakeIn, warn })
  const check = (work: Promise<void>) => void work.catch(failed)
  if (replication) store.onWrite(replication.noteWrite)
  wakeIn(checkEvery)
  check(begin())
  return { look, state, make, close }

  function wakeIn(milliseconds: number): void {
    const at = performance.now() + milliseconds
    if (isClosing || at >= ringsAt) return
    clearTimeout(timer)
    timer = setTimeout(ring, milliseconds).unref()
    ringsAt = at
  }

  function ring(): void {
    ringsAt = Number.POSITIVE_INFINITY
    wakeIn(checkEvery)
    check(replication ? replication.work().then(makeWhenDue) : makeWhenDue())
  }

  /** Brings `state` up to date, unless the disk of the backups does not answer. Never rejects. */
  async function look(): Promise<void> {
    await Promise.race([lookAgain(), pause(PATIENCE, undefined, { ref: false })])
  }

  /** What there was at the last look, by the files: backups that other programs make count too. */
  function state(): BackupState {
    const oldest = store.sql.get`SELECT timestamp FROM transactions ORDER BY sequence LIMIT 1`
    const contentSince = oldest && Date.parse(String(oldest.timestamp))
    const replica = replication?.state()
    const all = [newest, replica?.newest].filter((time) => time !== undefined)
    return { newest: all.length > 0 ? Math.max(...all) : undefined, contentSince, failure, damage, replica }
  }

  /** Makes a backup of everything acknowledged before this call. Rejects with the reason when it fails. */
  async function make(): Promise<void> {
    while (underway) await underway.catch(() => 'its caller handles it')
    underway = run().finally(() => {
      underway = undefined
    })
    await underway
  }

  /** Brings the last writes to the replica, where that takes no longer than a moment, and aborts what is in progress: files that the next start removes, and a copy that it makes anew. Call it before the store closes. */
  async function close(): Promise<void> {
    isClosing = true
    clearTimeout(timer)
    if (replication) await Promise.race([replication.finish(), pause(LAST_COPY, undefined, { ref: false })])
    for (const process of running) process.kill()
    await Promise.allSettled([underway, ...[...running].map(({ made }) => made)])
  }

  /** Reports now, rather than when the next backup is due, that a folder elsewhere can't be written. */
  async function begin(): Promise<void> {
    if (state().contentSince !== undefined) {
      // Nobody knows whether the last copy had the last write.
      replication?.noteWrite()
      if (store.place.backupDirectory !== undefined) await requireRoomFor(store.place)
    }
    // With a replica its first copy comes before.
    if (!replication) await makeWhenDue()
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
    const reason = reasonOf(error)
    if (!isClosing && failure !== reason)
      console.warn(
        `The daily backup of the content could not be made: ${reason}. Everything else runs, and it is tried again within an hour.`,
      )
    failure = reason
  }

  async function run(): Promise<void> {
    const started = performance.now()
    const made = await start('backup')
    failure = stringAt(made, 'commandFailure')
    if (failure) console.warn(`The backup was made, but ${failure}. It runs again after the next backup.`)
    await lookAgain()
    tell(made, Math.round(performance.now() - started))
    tellLost(made)
  }

  async function bring(): Promise<void> {
    tellLost(await start('replica'))
  }

  async function start(kind: 'backup' | 'replica'): Promise<JsonObject> {
    const process = startBackup(kind, store.place)
    running.add(process)
    try {
      const made = await process.made
      noteDamage(made.damaged !== 0)
      return made
    } catch (error) {
      if (error instanceof Error && UNREADABLE.test(error.message)) noteDamage(true)
      throw error
    } finally {
      running.delete(process)
    }
  }

  function noteDamage(isDamaged: boolean): void {
    if (isDamaged && !damage) console.warn(DAMAGE)
    damage = isDamaged ? DAMAGE : undefined
  }

  function tell({ documents, assets, copied, ...rest }: JsonObject, ms: number): void {
    onEvent({
      event: 'backup',
      message: `Backed up ${documents} documents and ${assets} files, ${copied} of them new, in ${ms} ms`,
      details: { documents, assets, copied, lost: listAt(rest, 'lost').length, ms },
    })
  }

  /** Once, however many copies lack the same. */
  function tellLost(made: JsonObject): void {
    const lost = listAt(made, 'lost')
    const names = lost.join()
    if (lost.length > 0 && names !== formerlyLost)
      console.warn(
        `The backup lacks ${lost.length} files that are missing or damaged in the folder "assets": ${lost.slice(0, 5).join(', ')}. Bring them back with "npm run restore", or upload them again.`,
      )
    formerlyLost = names
  }

  function warn(sentence: string): void {
    if (!isClosing) console.warn(sentence)
  }
}

export type Backups = ReturnType<typeof createBackups>

/** A lake to which nothing was ever written needs no backup. */
function isDue({ newest = 0, contentSince }: BackupState): boolean {
  const age = Date.now() - newest
  return contentSince !== undefined && (age < 0 || age > DAY)
}
