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
  /** Milliseconds between two looks at the clock. */
  checkEvery?: number
}

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const KEPT = 7
/** While documents are damaged: one of the older copies may be the last that has them whole. */
const KEPT_WHILE_DAMAGED = 30

const PROGRAM = fileURLToPath(new URL('./backup-program.ts', import.meta.url))

/**
 * Copies the database into `<directory>/backups` when the newest copy is a day old, and keeps the last seven. The clock is
 * asked every hour instead of waiting for a day, which a machine that sleeps would make longer.
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

  /** Resolves when there is a new copy, which has all that was acknowledged before; rejects with why there is none. */
  async make(): Promise<void> {
    while (this.#underway) await this.#underway.catch(() => 'told to whoever began it')
    this.#underway = this.#copy().finally(() => {
      this.#underway = undefined
    })
    await this.#underway
  }

  /** Breaks off a copy that is under way, and removes what there is of it. Call it before the store closes. */
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

  /** A failure that lasts is told once. */
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

/** Makes a copy and returns when it is there, or when it is said why it is not. For a start with a new version. */
export function copyBeforeNewVersion(directory: string): void {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, directory], { encoding: 'utf8' })
  if (status !== 0) console.warn(describeFailure(stderr.trim() || 'it was broken off'))
}

/** A lake to which nothing was ever written needs no copy. */
function isDue({ database, directory }: Store): boolean {
  if (!database.prepare('SELECT 1 FROM transactions LIMIT 1').get()) return false
  const [newest] = backupsOf(directory)
  const age = Date.now() - (newest?.time ?? 0)
  return age < 0 || age > DAY
}

function describeFailure(reason: string): string {
  return `The daily copy of the content could not be made: ${reason}. Everything else runs, and it is tried again within an hour.`
}
