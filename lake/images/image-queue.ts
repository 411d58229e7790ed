import { type LakeError, plainError } from '../errors/lake-error.ts'
import { FairQueue } from '../processes/fair-queue.ts'
import { ImageProcess } from './process/image-process.ts'

/** On whose behalf a picture is computed; strangers have a share each, by their `id`. */
export type Asker = { standing: (typeof STANDINGS)[number]; id: string }

/** A task in the queue. It goes on behalf of another when someone of better standing wants the same. */
export type Turn = { asker: Asker; signal: AbortSignal }

type Waiting = { begin(process: ImageProcess): void; fail(reason: unknown): void }

/** The best first. */
const STANDINGS = ['member', 'site', 'stranger'] as const
/** As many at once as a small machine has cores; strangers have one of them among them all. */
const PLACES = 2
const MOST_OF_OURS = 200
const MOST_OF_STRANGERS = 64
/** A browser opens six connections to a host, so that a page full of new pictures stays below this. */
const MOST_OF_A_STRANGER = 8
/** Seconds after which it may be worth asking again. */
const LATER = 10

/**
 * Says when a picture is computed. Members go first, then the site; strangers have one place of two, however many they
 * are, and each of them waits behind their own wishes rather than behind another's.
 */
export class ImageQueue {
  readonly #processes = Array.from({ length: PLACES }, () => new ImageProcess())
  readonly #idle = [...this.#processes]
  readonly #running = new Set<Turn>()
  readonly #waiting = new Map<Turn, Waiting>()
  readonly #lines = {
    member: new FairQueue<Turn>(),
    site: new FairQueue<Turn>(),
    stranger: new FairQueue<Turn>(),
  }
  #isClosed = false

  /** Does the work when its turn has come. Throws 429 or 503 when too much waits, and the signal's reason when it aborts. */
  async inTurn<T>(turn: Turn, work: (process: ImageProcess) => Promise<T>): Promise<T> {
    turn.signal.throwIfAborted()
    this.#requireRoom(turn.asker)
    const process = await this.#wait(turn)
    try {
      return await work(process)
    } finally {
      this.#running.delete(turn)
      this.#idle.push(process)
      this.#beginNext()
    }
  }

  /** Lets a task go on behalf of someone else who wants it, if that is sooner. */
  promote(turn: Turn, asker: Asker): void {
    if (STANDINGS.indexOf(asker.standing) >= STANDINGS.indexOf(turn.asker.standing)) return
    const waiting = this.#waiting.get(turn)
    this.#leave(turn)
    turn.asker = asker
    if (waiting) this.#enter(turn, waiting)
    this.#beginNext()
  }

  /** Ends what runs, and lets nothing more begin. */
  close(): void {
    this.#isClosed = true
    for (const [turn, { fail }] of this.#waiting) {
      this.#leave(turn)
      fail(closing())
    }
    for (const process of this.#processes) process.end()
  }

  #requireRoom({ standing, id }: Asker): void {
    if (this.#isClosed) throw closing()
    const { member, site, stranger } = this.#lines
    const isFull =
      standing === 'stranger' ? stranger.size >= MOST_OF_STRANGERS : member.size + site.size >= MOST_OF_OURS
    if (isFull) throw tooMany(503, 'Too many pictures are being computed.')
    const running = [...this.#running].filter((turn) => isStrangers(turn) && turn.asker.id === id)
    if (standing === 'stranger' && stranger.sizeOf(id) + running.length >= MOST_OF_A_STRANGER)
      throw tooMany(429, `You are waiting for ${MOST_OF_A_STRANGER} new pictures already.`)
  }

  #wait(turn: Turn): Promise<ImageProcess> {
    const { promise, resolve, reject } = Promise.withResolvers<ImageProcess>()
    this.#enter(turn, { begin: resolve, fail: reject })
    turn.signal.addEventListener('abort', () => {
      this.#leave(turn)
      reject(turn.signal.reason)
    })
    this.#beginNext()
    return promise
  }

  #enter(turn: Turn, waiting: Waiting): void {
    this.#waiting.set(turn, waiting)
    this.#lines[turn.asker.standing].add(turn.asker.id, turn)
  }

  #leave(turn: Turn): void {
    this.#waiting.delete(turn)
    this.#lines[turn.asker.standing].remove(turn.asker.id, turn)
  }

  #beginNext(): void {
    const process = this.#idle.at(-1)
    if (!process) return
    const { member, site, stranger } = this.#lines
    const hasStranger = [...this.#running].some(isStrangers)
    const turn = member.take() ?? site.take() ?? (hasStranger ? undefined : stranger.take())
    const waiting = turn && this.#waiting.get(turn)
    if (!waiting) return
    this.#idle.pop()
    this.#waiting.delete(turn)
    this.#running.add(turn)
    waiting.begin(process)
  }
}

function isStrangers({ asker }: Turn): boolean {
  return asker.standing === 'stranger'
}

function tooMany(status: 429 | 503, message: string): LakeError {
  return plainError(status, `${message} Try again in ${LATER} seconds.`, { 'retry-after': String(LATER) })
}

function closing(): LakeError {
  return plainError(503, 'The lake is closing')
}
