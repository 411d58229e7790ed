import { type LakeError, plainError } from '../errors/lake-error.ts'

/** Those who have shown who they are, the readers of a site, and anybody else: each kind has a pool of its own. */
export type CallerKind = 'known' | 'reader' | 'stranger'

/** Who asks for work. Callers of the same `id` share one turn. When `signal` aborts, nobody waits for the work any more. */
export type Caller = { kind: CallerKind; id: string; signal?: AbortSignal }

/** How many tasks may wait, in all and from one caller, and what they are called in a refusal. */
type Room = { name: string; waiting: number; waitingFromOne: number }

type Waiting<Worker> = { start(worker: Worker): void; fail(reason: unknown): void }

/** Seconds, for the header `Retry-After`. */
const RETRY_AFTER = 10

/** Workers that do one task at a time. Callers take turns, one task at a time. */
export class FairPool<Worker> {
  readonly workers: readonly Worker[]
  readonly #idle: Worker[]
  readonly #room: Room
  /** What waits, by caller in the order of their turns. */
  readonly #lines = new Map<string, Waiting<Worker>[]>()
  #isClosed = false

  constructor(workers: readonly Worker[], room: Room) {
    this.workers = workers
    this.#idle = [...workers]
    this.#room = room
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
      this.#idle.push(worker)
      this.#serve()
    }
  }

  /** Refuses all that a caller has waiting. */
  refuse(caller: string, reason: LakeError): void {
    const line = this.#lines.get(caller) ?? []
    this.#lines.delete(caller)
    for (const { fail } of line) fail(reason)
  }

  /** Refuses all that wait, and all to come. */
  close(): void {
    this.#isClosed = true
    for (const caller of [...this.#lines.keys()]) this.refuse(caller, closing())
  }

  #requireRoom(caller: string): void {
    if (this.#isClosed) throw closing()
    const { name, waiting, waitingFromOne } = this.#room
    if ((this.#lines.get(caller)?.length ?? 0) >= waitingFromOne)
      throw tooMany(429, `${waitingFromOne} ${name} from here are waiting already`)
    const all = [...this.#lines.values()].flat()
    if (all.length >= waiting) throw tooMany(503, `Too many ${name} are waiting`)
  }

  #turnOf(caller: string, signal: AbortSignal | undefined): Promise<Worker> {
    const { promise, resolve, reject } = Promise.withResolvers<Worker>()
    const waiting = { start: resolve, fail: reject }
    const leave = () => {
      this.#keep(
        caller,
        this.#lines.get(caller)?.filter((each) => each !== waiting),
      )
      reject(signal?.reason)
    }
    this.#lines.set(caller, [...(this.#lines.get(caller) ?? []), waiting])
    signal?.addEventListener('abort', leave)
    this.#serve()
    return promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  #serve(): void {
    for (const [caller, [next, ...rest]] of this.#lines) {
      const worker = this.#idle.pop()
      if (!worker) return
      // To the end of the order.
      this.#lines.delete(caller)
      this.#keep(caller, rest)
      next?.start(worker)
    }
  }

  #keep(caller: string, line: Waiting<Worker>[] = []): void {
    if (line.length > 0) this.#lines.set(caller, line)
    else this.#lines.delete(caller)
  }
}

function tooMany(status: 429 | 503, reason: string): LakeError {
  const message = `${reason}: ask again in ${RETRY_AFTER} seconds`
  return plainError(status, message, { 'retry-after': String(RETRY_AFTER) })
}

function closing(): LakeError {
  return plainError(503, 'The lake is closing')
}
