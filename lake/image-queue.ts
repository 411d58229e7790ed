import { plainError } from './errors.ts'
import { ImageProcess } from './image-process.ts'

/** On whose behalf a picture is computed: a member, a program on this machine such as the site, or anyone from a network. */
export type Asker = { standing: 'member' | 'local' | 'stranger'; network: string }

/** A task in the queue. It goes on behalf of another when someone of better standing wants the same. */
export type Turn = { asker: Asker; signal: AbortSignal }

type Waiting = {
  turn: Turn
  before: number
  begin(process: ImageProcess): void
  fail(reason: unknown): void
}

const ORDER = { member: 0, local: 1, stranger: 2 } as const
/** As many at once as a small machine has cores; strangers have one of them among them all. */
const PLACES = 2
const MOST_OF_OURS = 200
const MOST_OF_STRANGERS = 64
/** A browser opens six connections to a host, so that a page full of new pictures stays below this. */
const MOST_OF_A_NETWORK = 8
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
  #waiting: Waiting[] = []
  #isClosed = false

  /** Does the work when its turn has come. Throws 429 or 503 when too much waits, and the signal's reason when it aborts. */
  async inTurn<T>(turn: Turn, work: (process: ImageProcess) => Promise<T>): Promise<T> {
    this.#requireRoom(turn)
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
    if (ORDER[asker.standing] >= ORDER[turn.asker.standing]) return
    turn.asker = asker
    this.#beginNext()
  }

  /** Ends what runs, and lets nothing more begin. */
  close(): void {
    this.#isClosed = true
    for (const { fail } of this.#waiting) fail(plainError(503, 'The lake is closing.'))
    this.#waiting = []
    for (const process of this.#processes) process.end()
  }

  #requireRoom({ asker: { standing, network } }: Turn): void {
    const all = this.#askers()
    const strangers = all.filter((asker) => asker.standing === 'stranger')
    const isStranger = standing === 'stranger'
    if (isStranger && strangers.filter((other) => other.network === network).length >= MOST_OF_A_NETWORK)
      throw tooMany(429, `You are waiting for ${MOST_OF_A_NETWORK} new pictures already.`)
    const [most, count] = isStranger
      ? [MOST_OF_STRANGERS, strangers.length]
      : [MOST_OF_OURS, all.length - strangers.length]
    if (count >= most) throw tooMany(503, 'Too many pictures are being computed.')
  }

  #wait(turn: Turn): Promise<ImageProcess> {
    turn.signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const before = this.#askers().filter(({ network }) => network === turn.asker.network).length
      const waiting = { turn, before, begin: resolve, fail: reject }
      this.#waiting.push(waiting)
      turn.signal.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting)
        reject(turn.signal.reason)
      })
      this.#beginNext()
    })
  }

  /** Of everything that waits or runs. */
  #askers(): Asker[] {
    return [...this.#running, ...this.#waiting.map(({ turn }) => turn)].map(({ asker }) => asker)
  }

  #beginNext(): void {
    const process = this.#idle.at(-1)
    const hasStranger = [...this.#running].some(isStrangers)
    const [next] = this.#waiting.filter(({ turn }) => !hasStranger || !isStrangers(turn)).sort(byOrder)
    if (!next || !process || this.#isClosed) return
    this.#idle.pop()
    this.#waiting = this.#waiting.filter((other) => other !== next)
    this.#running.add(next.turn)
    next.begin(process)
  }
}

function isStrangers({ asker }: Turn): boolean {
  return asker.standing === 'stranger'
}

/** Equals stay in the order they came in. */
function byOrder(left: Waiting, right: Waiting): number {
  const [one, other] = [ORDER[left.turn.asker.standing], ORDER[right.turn.asker.standing]]
  if (one !== other) return one - other
  return isStrangers(left.turn) ? left.before - right.before : 0
}

function tooMany(status: 429 | 503, message: string) {
  return plainError(status, `${message} Try again in ${LATER} seconds.`, { 'retry-after': String(LATER) })
}
