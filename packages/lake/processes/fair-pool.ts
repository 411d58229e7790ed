import { type LakeError, plainError } from '../errors/lake-error.ts'

/** Those who have shown who they are, the readers of a site, and anybody else: each kind has a pool of its own. */
export type CallerKind = 'known' | 'reader' | 'stranger'

/** Who asks for work. Callers of the same `id` share one turn. When `signal` aborts, nobody waits for the work any more. */
export type Caller = { kind: CallerKind; id: string; signal?: AbortSignal }

/** How many tasks may wait, in all and from one caller, and what they are called in a refusal. */
type Room = { name: string; waiting: number; waitingFromOne: number }

type Waiting<Worker> = { caller: string; start(worker: Worker): void; fail(reason: unknown): void }

/** Seconds, for the header `Retry-After`. */
const RETRY_AFTER = 10

/**
 * What a worker has to do before it takes its next task: start again, so that only the task with which it ended has waited for that.
 * Undefined when there is nothing to do.
 */
type Prepare<Worker> = (worker: Worker) => Promise<unknown> | undefined

/** Workers that do one task at a time. Callers take turns, one task at a time. */
export class FairPool<Worker> {
  readonly workers: readonly Worker[]
  #idle: Worker[]
  readonly #room: Room
  readonly #prepare: Prepare<Worker>
  /** In the order of the turns. */
  #waiting: Waiting<Worker>[] = []
  #isClosed = false

  constructor(workers: readonly Worker[], room: Room, prepare: Prepare<Worker> = () => undefined) {
    this.workers = workers
    this.#idle = [...workers]
    this.#room = room
    this.#prepare = prepare
  }

  /**
   * Has a worker do a task when it is the caller's turn. Throws 429 or 503 when too many wait, and the signal's reason when it aborts
   * before the task has begun.
   */
  async run<Result>({ id, signal }: Caller, task: (worker: Worker) => Promise<Result>): Promise<Result> {
    signal?.throwIfAborted()
    this.#requireRoom(id)
    const worker = await this.#turnOf(id, signal)
    try {
      return await task(worker)
    } finally {
      this.#free(worker)
    }
  }

  /** Refuses all that wait, and all to come. */
  close(): void {
    this.#isClosed = true
    for (const { fail } of this.#waiting.splice(0)) fail(closing())
  }

  #free(worker: Worker): void {
    this.#idle.push(worker)
    if (!this.#isClosed) this.#idle = this.#idle.filter((each) => !this.#isPreparing(each))
    this.#serve()
  }

  #isPreparing(worker: Worker): boolean {
    const preparing = this.#prepare(worker)
    void preparing?.finally(() => this.#free(worker))
    return preparing !== undefined
  }

  #requireRoom(caller: string): void {
    if (this.#isClosed) throw closing()
    const { name, waiting, waitingFromOne } = this.#room
    const [own] = this.#partsFor(caller)
    if (own.length >= waitingFromOne)
      throw tooMany(429, `${waitingFromOne} ${name} from here are waiting already`)
    if (this.#waiting.length >= waiting) throw tooMany(503, `Too many ${name} are waiting`)
  }

  #turnOf(caller: string, signal: AbortSignal | undefined): Promise<Worker> {
    const { promise, resolve, reject } = Promise.withResolvers<Worker>()
    const waiting = { caller, start: resolve, fail: reject }
    const leave = () => {
      this.#waiting = this.#waiting.filter((each) => each !== waiting)
      reject(signal?.reason)
    }
    this.#waiting.push(waiting)
    signal?.addEventListener('abort', leave)
    this.#serve()
    return promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  #serve(): void {
    for (let [next] = this.#waiting; next; [next] = this.#waiting) {
      const worker = this.#idle.pop()
      if (!worker) return
      const [[, ...rest], others] = this.#partsFor(next.caller)
      // Whose turn it was waits for the others now.
      this.#waiting = [...others, ...rest]
      next.start(worker)
    }
  }

  #partsFor(caller: string): [own: Waiting<Worker>[], others: Waiting<Worker>[]] {
    const isOwn = (each: Waiting<Worker>) => each.caller === caller
    return [this.#waiting.filter(isOwn), this.#waiting.filter((each) => !isOwn(each))]
  }
}

function tooMany(status: 429 | 503, reason: string): LakeError {
  const message = `${reason}: ask again in ${RETRY_AFTER} seconds`
  return plainError(status, message, { 'retry-after': String(RETRY_AFTER) })
}

function closing(): LakeError {
  return plainError(503, 'The lake is closing')
}
