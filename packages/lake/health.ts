import type { Backups } from './data/backups/backups.ts'
import { inodeOf, troubleOf } from './data/database-health.ts'
import type { Store } from './data/store.ts'
import { json } from './http/json-body.ts'
import type { Outbox } from './webhooks/outbox.ts'

type Parts = {
  store: Store
  datasets: readonly string[]
  outbox: Outbox
  backups: Backups
  hasStudio: boolean
}

/** In milliseconds: strangers may ask as often as they like, and each look is a write. */
const LOOK_EVERY = 5_000

/** Answers `GET /up`, for programs that watch the lake. All of it may be read by anybody. */
export class Health {
  readonly #parts: Parts
  readonly #inode: number | undefined
  readonly #since = new Date().toISOString()
  #lookedAt = Number.NEGATIVE_INFINITY
  #trouble: string | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#inode = inodeOf(parts.store)
  }

  /** 200 with what is ready and since when; 503 with the reason, while content can't be written or some of it is damaged. */
  tell(): Response {
    const { status, body } = this.#answer(this.trouble())
    return json(body, status)
  }

  /** Why content can't be written, or that some of it is damaged; undefined while all is well. */
  trouble(): string | undefined {
    if (performance.now() - this.#lookedAt > LOOK_EVERY) {
      const { store, datasets, backups } = this.#parts
      this.#trouble = troubleOf(store, datasets, this.#inode) ?? backups.state.damage
      this.#lookedAt = performance.now()
    }
    return this.#trouble
  }

  #answer(reason: string | undefined) {
    const { outbox, backups, hasStudio } = this.#parts
    if (reason !== undefined) return { status: 503, body: { status: 'down', reason } }
    // For the next answer: this one waits for no disk.
    void backups.look()
    const { newest } = backups.state
    return {
      status: 200,
      body: {
        status: 'up',
        since: this.#since,
        studio: hasStudio ? 'ready' : 'not built',
        /** Changes that the site has not accepted yet. */
        messagesWaiting: outbox.pending(),
        lastBackup: newest === undefined ? null : new Date(newest).toISOString(),
      },
    }
  }
}
