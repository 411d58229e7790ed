import type { Backups } from './data/backups/backups.ts'
import { inodeOf, troubleOf } from './data/database-health.ts'
import type { Store } from './data/store.ts'
import { json } from './http/json-body.ts'
import type { Outbox } from './webhooks/outbox.ts'

/** In milliseconds: strangers may ask as often as they like, and each look is a write. */
const LOOK_EVERY = 5_000

/** Answers `GET /up`, for programs that watch the lake. All of it may be read by anybody. */
export class Health {
  readonly #store: Store
  readonly #datasets: readonly string[]
  readonly #outbox: Outbox
  readonly #backups: Backups
  readonly #hasStudio: boolean
  readonly #inode: number | undefined
  readonly #since = new Date().toISOString()
  #lookedAt = Number.NEGATIVE_INFINITY
  #trouble: string | undefined

  constructor(
    store: Store,
    datasets: readonly string[],
    { outbox, backups, hasStudio }: { outbox: Outbox; backups: Backups; hasStudio: boolean },
  ) {
    this.#store = store
    this.#datasets = datasets
    this.#outbox = outbox
    this.#backups = backups
    this.#hasStudio = hasStudio
    this.#inode = inodeOf(store)
  }

  /** 200 with what is ready and since when; 503 with the reason, while content can't be written or some of it is damaged. */
  tell(): Response {
    const { status, body } = this.#answer(this.trouble())
    return json(body, status)
  }

  /** Why content can't be written, or that some of it is damaged; undefined while all is well. */
  trouble(): string | undefined {
    if (performance.now() - this.#lookedAt > LOOK_EVERY) {
      this.#trouble = troubleOf(this.#store, this.#datasets, this.#inode) ?? this.#backups.state.damage
      this.#lookedAt = performance.now()
    }
    return this.#trouble
  }

  #answer(reason: string | undefined) {
    if (reason !== undefined) return { status: 503, body: { status: 'down', reason } }
    // For the next answer: this one waits for no disk.
    void this.#backups.look()
    const { newest } = this.#backups.state
    return {
      status: 200,
      body: {
        status: 'up',
        since: this.#since,
        studio: this.#hasStudio ? 'ready' : 'not built',
        /** Changes that the site has not accepted yet. */
        messagesWaiting: this.#outbox.pending(),
        lastBackup: newest === undefined ? null : new Date(newest).toISOString(),
      },
    }
  }
}
