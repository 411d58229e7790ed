import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Store } from '../store.ts'
import { backupsOf, removeUnfinished } from './backup-files.ts'

type BackupOptions = {
  store: Store
  datasets: readonly string[]
  log?: (line: string) => void
  /** Milliseconds between two checks whether a backup is due. */
  checkEvery?: number
}

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const KEPT = 7
/** While documents are damaged, more are kept: an older backup may be the last one that has them intact. */
const KEPT_WHILE_DAMAGED = 30

const PROGRAM = fileURLToPath(new URL('./backup-program.ts', import.meta.url))

/**
 * Backs the database up into `<directory>/backups` when the newest backup is a day old, and keeps the last seven. Checks every
 * hour, because a timer of a whole day would fire late on a machine that sleeps.
 */
export class Backups {
  readonly #store: Store
  readonly #datasets: readonly string[]
  readonly #log: (line: string) => void
  readonly #timer: NodeJS.Timeout
  #child: ChildProcess | undefined
  #underway: Promise<void> | undefined
  #isClosing = false
  #lastFailure = ''

  constructor({ store, datasets, log = console.warn, checkEvery = HOUR }: BackupOptions) {
    this.#store = store
    this.#datasets = datasets
    this.#log = log
    const check = () => this.#makeWhenDue().catch((error: unknown) => this.#failed(error))
    this.#timer = setInterval(check, checkEvery).unref()
    check()
  }

  /** Makes a backup of everything acknowledged before this call. Rejects with the reason when it fails. */
  async make(): Promise<void> {
    while (this.#underway) await this.#underway.catch(() => 'told to whoever began it')
    this.#underway = this.#copy().finally(() => {
      this.#underway = undefined
    })
    await this.#underway
  }

  /** Aborts a backup in progress and removes its file. Call it before the store closes. */
  async close(): Promise<void> {
    this.#isClosing = true
    clearInterval(this.#timer)
    this.#child?.kill('SIGKILL')
    await this.#underway?.catch(() => 'broken off on purpose')
    removeUnfinished(this.#store.directory)
  }

  async #makeWhenDue(): Promise<void> {
    if (this.#underway || !isDue(this.#store)) return
    await this.make()
    this.#lastFailure = ''
  }

  /** Logs a failure once, however often it repeats. */
  #failed(error: unknown): void {
    const failure = describeFailure(error instanceof Error ? error.message : String(error))
    if (!this.#isClosing && failure !== this.#lastFailure) this.#log(failure)
    this.#lastFailure = failure
  }

  async #copy(): Promise<void> {
    const { directory } = this.#store
    const child = fork(PROGRAM, [directory], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    this.#child = child
    const [reason, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'close')])
    if (code !== 0) throw new Error(reason.trim() || 'it was broken off')
    const isDamaged = this.#datasets.some((dataset) => this.#store.dataset(dataset).damaged.size > 0)
    for (const { path } of backupsOf(directory).slice(isDamaged ? KEPT_WHILE_DAMAGED : KEPT)) rmSync(path)
  }
}

/** Makes a backup synchronously, before a new version changes the database. A failure is only logged. */
export function copyBeforeNewVersion(directory: string): void {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, directory], { encoding: 'utf8' })
  if (status !== 0) console.warn(describeFailure(stderr.trim() || 'it was broken off'))
}

/** A lake to which nothing was ever written needs no backup. */
function isDue({ database, directory }: Store): boolean {
  if (!database.prepare('SELECT 1 FROM transactions LIMIT 1').get()) return false
  const [newest] = backupsOf(directory)
  const age = Date.now() - (newest?.time ?? 0)
  return age < 0 || age > DAY
}

function describeFailure(reason: string): string {
  return `The daily copy of the content could not be made: ${reason}. Everything else runs, and it is tried again within an hour.`
}
