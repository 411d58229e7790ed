import type { Backups } from '../data/backups/backups.ts'
import { inodeOf, troubleOf } from '../data/database-health.ts'
import type { Store } from '../data/store.ts'
import { json } from '../http/json-body.ts'
import type { Outbox } from '../webhooks/outbox.ts'
import type { Call } from './call.ts'

/** In milliseconds: strangers may ask as often as they like, and each look is a write. */
const LOOK_EVERY = 5_000

type Watched = {
  store: Store
  datasets: readonly string[]
  outbox: Outbox
  backups: Backups
  hasStudio: boolean
}

/** Whether content can be kept as it should, for programs and people that watch the lake. */
export class Health {
  readonly #watched: Watched
  readonly #inode: number | undefined
  readonly #since = new Date().toISOString()
  #lookedAt = Number.NEGATIVE_INFINITY
  #trouble: string | undefined

  constructor(watched: Watched) {
    this.#watched = watched
    this.#inode = inodeOf(watched.store)
  }

  /**
   * Answers `GET /up`, which anybody may read: 200 with what is ready and since when; 503 with the reason, while content can't be
   * written or some of it is damaged.
   */
  tell(): Response {
    const reason = this.trouble()
    if (reason !== undefined) return json({ status: 'down', reason }, 503)
    const { backups, outbox, hasStudio } = this.#watched
    // For the next answer: this one waits for no disk.
    void backups.look()
    return json({
      status: 'up',
      since: this.#since,
      studio: hasStudio ? 'ready' : 'not built',
      /** Changes that the site has not accepted yet. */
      messagesWaiting: outbox.pending(),
      lastBackup: timeOf(backups.state.newest),
    })
  }

  /** Why content can't be written, or that some of it is damaged; undefined while all is well. */
  trouble(): string | undefined {
    if (performance.now() - this.#lookedAt > LOOK_EVERY) {
      const { store, datasets, backups } = this.#watched
      this.#trouble = troubleOf(store, datasets, this.#inode) ?? backups.state.damage
      this.#lookedAt = performance.now()
    }
    return this.#trouble
  }
}

/**
 * `GET /backups`: when the last backup was made (`last`), since when there is content (`contentSince`), both ISO 8601 or null, and
 * why the lake could not make the next one (`failure`, or null); and why content can't be kept as it should (`trouble`, or null). No
 * protocol of Sanity's has this.
 */
export async function tellBackups({ backups, health }: Call): Promise<Response> {
  await backups.look()
  const { newest, contentSince, failure } = backups.state
  const times = { last: timeOf(newest), contentSince: timeOf(contentSince) }
  return json({ ...times, failure: failure ?? null, trouble: health.trouble() ?? null })
}

function timeOf(milliseconds: number | undefined): string | null {
  return milliseconds === undefined ? null : new Date(milliseconds).toISOString()
}
