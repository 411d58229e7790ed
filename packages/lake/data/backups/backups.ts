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
export type BackupState = {
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
export class Backups {
  readonly #store: Store
  readonly #onEvent: (event: LakeEvent) => void
  readonly #timer: NodeJS.Timeout
  #child: ChildProcess | undefined
  #underway: Promise<void> | undefined
  #isClosing = false
  #failure: string | undefined
  #damage: string | undefined
  #newest: number | undefined
  #look: Promise<void> | undefined

  constructor({ store, onEvent = () => undefined, checkEvery = HOUR }: BackupOptions) {
    this.#store = store
    this.#onEvent = onEvent
    const check = (work: Promise<void>) => void work.catch((error: unknown) => this.#failed(error))
    this.#timer = setInterval(() => check(this.#makeWhenDue()), checkEvery).unref()
    check(this.#begin())
  }

  /** Brings `state` up to date, unless the disk of the backups does not answer. Never rejects. */
  async look(): Promise<void> {
    await Promise.race([this.#lookAgain(), pause(PATIENCE, undefined, { ref: false })])
  }

  /** What there was at the last look, by the files: backups that other programs make count too. */
  get state(): BackupState {
    const select = this.#store.database.prepare(
      'SELECT timestamp FROM transactions ORDER BY sequence LIMIT 1',
    )
    const oldest = select.get()
    return {
      newest: this.#newest,
      contentSince: oldest && Date.parse(String(oldest.timestamp)),
      failure: this.#failure,
      damage: this.#damage,
    }
  }

  /** Makes a backup of everything acknowledged before this call. Rejects with the reason when it fails. */
  async make(): Promise<void> {
    while (this.#underway) await this.#underway.catch(() => 'its caller handles it')
    this.#underway = this.#run().finally(() => {
      this.#underway = undefined
    })
    await this.#underway
  }

  /** Aborts a backup in progress, whose file the next start removes. Call it before the store closes. */
  async close(): Promise<void> {
    this.#isClosing = true
    clearInterval(this.#timer)
    this.#child?.kill('SIGKILL')
    await this.#underway?.catch(() => 'broken off on purpose')
  }

  /** Reports now, rather than when the next backup is due, that a folder elsewhere can't be written. */
  async #begin(): Promise<void> {
    const isElsewhere = this.#store.place.backupDirectory !== undefined
    if (isElsewhere && this.state.contentSince !== undefined) await requireRoomFor(this.#store.place)
    await this.#makeWhenDue()
  }

  async #makeWhenDue(): Promise<void> {
    await this.#lookAgain()
    if (this.#isClosing || this.#underway || !isDue(this.state)) return
    await this.make()
  }

  /** One look at a time: each that is not answered keeps a thread. */
  #lookAgain(): Promise<void> {
    this.#look ??= newestBackupTime(this.#store.place).then((newest) => {
      this.#newest = newest
      this.#look = undefined
    })
    return this.#look
  }

  /** Logs a failure once, however often it repeats. */
  #failed(error: unknown): void {
    const failure = error instanceof Error ? error.message : String(error)
    if (!this.#isClosing && failure !== this.#failure)
      console.warn(
        `The daily backup of the content could not be made: ${failure}. Everything else runs, and it is tried again within an hour.`,
      )
    this.#failure = failure
  }

  async #run(): Promise<void> {
    const started = performance.now()
    const { directory, backupDirectory, backupCommand } = this.#store.place
    const place = JSON.stringify({ directory, backupDirectory, backupCommand })
    const child = fork(BACKUP_PROGRAM, [place], {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    const [told, reason, [code]] = await Promise.all([
      child.stdout ? text(child.stdout) : '',
      child.stderr ? text(child.stderr) : '',
      once(child, 'close'),
    ])
    const made = objectIn(told) ?? {}
    const isDamaged = code === 0 ? made.damaged !== 0 : UNREADABLE.test(reason)
    if (isDamaged && !this.#damage) console.warn(DAMAGE)
    if (code === 0 || isDamaged) this.#damage = isDamaged ? DAMAGE : undefined
    if (code !== 0) throw new Error(reason.trim() || 'it was broken off')
    this.#failure = stringAt(made, 'commandFailure')
    if (this.#failure)
      console.warn(`The backup was made, but ${this.#failure}. It runs again after the next backup.`)
    await this.#lookAgain()
    this.#tell(made, Math.round(performance.now() - started))
  }

  #tell({ documents, assets, copied, ...rest }: JsonObject, ms: number): void {
    const lost = listAt(rest, 'lost')
    this.#onEvent({
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

/** A lake to which nothing was ever written needs no backup. */
function isDue({ newest = 0, contentSince }: BackupState): boolean {
  const age = Date.now() - newest
  return contentSince !== undefined && (age < 0 || age > DAY)
}
