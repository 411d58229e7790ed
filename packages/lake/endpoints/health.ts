import { statfsSync, statSync } from 'node:fs'
import type { Backups } from '../data/backups/backups.ts'
import type { Datasets } from '../data/datasets.ts'
import { databaseFile } from '../data/place.ts'
import { inTransaction } from '../data/sqlite.ts'
import type { Store } from '../data/store.ts'
import { isFullDisk } from '../errors/disk-errors.ts'
import { reasonOf } from '../errors/reason.ts'
import type { Outbox } from '../webhooks/outbox.ts'
import type { Call } from './call.ts'

/** In milliseconds: strangers may ask as often as they like, and each look is a write. */
const LOOK_EVERY = 5_000
/** In bytes. With less, pages of the database may still find room, and a photo finds none. */
const LEAST_ROOM = 2_000_000
const FULL =
  'The disk is full, so nothing new can be saved. Make room on the machine; the lake then goes on by itself.'

type Watched = {
  store: Store
  datasets: Datasets
  outbox: Outbox
  backups: Backups
  studio: object | undefined
}

/** Whether content can be kept as it should, for programs and people that watch the lake. */
export function createHealth({ store, datasets, outbox, backups, studio }: Watched) {
  const since = new Date().toISOString()
  const inode = inodeNow()
  let lookedAt = Number.NEGATIVE_INFINITY
  let found: string | undefined
  return { tell, trouble }

  /**
   * Answers `GET /up`, which anybody may read: 200 with what is ready and since when; 503 with the reason, while content can't be
   * written or some of it is damaged.
   */
  function tell(): Response {
    const reason = trouble()
    if (reason !== undefined) return Response.json({ status: 'down', reason }, { status: 503 })
    // For the next answer: this one waits for no disk.
    void backups.look()
    const { newest, replica } = backups.state()
    return Response.json({
      status: 'up',
      since,
      studio: studio ? 'ready' : 'not built',
      /** Changes that the site has not accepted yet. */
      messagesWaiting: outbox.pending(),
      /** Webhooks that are set aside, or whose receivers have not answered for a while. */
      webhooksInTrouble: outbox.troubles().length,
      lastBackup: timeOf(newest),
      /** Since when a write waits for its copy elsewhere, where one is kept: null while there is none that is late. */
      replicaBehindSince: replica && timeOf(replica.behindSince),
    })
  }

  /** Why content can't be written, or that some of it is damaged; undefined while all is well. */
  function trouble(): string | undefined {
    if (performance.now() - lookedAt > LOOK_EVERY) {
      found = look() ?? backups.state().damage
      lookedAt = performance.now()
    }
    return found
  }

  /** In words without a path. Tries a write, since a disk that may only be read shows in no other way. */
  function look(): string | undefined {
    if (inodeNow() !== inode) return 'The file of the database was removed or replaced while the lake runs.'
    const damaged = datasets.names.reduce((sum, name) => sum + store.dataset(name).damaged.size, 0)
    if (damaged > 0)
      return `Documents in the database are damaged (${damaged}); the log of the lake names them.`
    const { bavail, bsize } = statfsSync(store.place.directory)
    if (bavail * bsize < LEAST_ROOM) return FULL
    try {
      inTransaction(store.database, () => store.database.exec('UPDATE product SET version = version'))
      return undefined
    } catch (error) {
      if (isFullDisk(error)) return FULL
      return `The database can't be written: ${reasonOf(error)}.`
    }
  }

  /** By which a file that took the place of the database is told from it; undefined when there is none. */
  function inodeNow(): number | undefined {
    return statSync(databaseFile(store.place), { throwIfNoEntry: false })?.ino
  }
}

/**
 * `GET /backups`: when the last backup was made (`last`), since when there is content (`contentSince`), both ISO 8601 or null, and
 * why the lake could not make the next one (`failure`, or null); the same of the copy elsewhere (`replica`, or null), with `behindSince`, when the
 * oldest write was made that it should long have; why content can't be kept as it should (`trouble`, or null); and which
 * webhooks are not heard (`webhooks`). No protocol of Sanity's has this.
 */
export async function tellBackups({ backups, health, outbox }: Call): Promise<object> {
  await backups.look()
  const { newest, contentSince, failure, replica } = backups.state()
  const times = { last: timeOf(newest), contentSince: timeOf(contentSince) }
  const troubles = { trouble: health.trouble() ?? null, webhooks: outbox.troubles() }
  const copy = replica && { behindSince: timeOf(replica.behindSince), failure: replica.failure ?? null }
  return { ...times, failure: failure ?? null, replica: copy ?? null, ...troubles }
}

function timeOf(milliseconds: number | undefined): string | null {
  return milliseconds === undefined ? null : new Date(milliseconds).toISOString()
}
