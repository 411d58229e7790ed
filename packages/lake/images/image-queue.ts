import { type LakeError, plainError } from '../errors/lake-error.ts'
import { FairQueue } from '../processes/fair-queue.ts'
import { ImageProcess } from './process/image-process.ts'

/** Who a picture is computed for. Strangers are told apart by `id`, and each has a share of its own. */
export type Requester = { priority: (typeof PRIORITIES)[number]; id: string }

/** A picture to compute. Its requester is replaced when one of higher priority asks for the same picture. */
export type ImageJob = { requester: Requester; signal: AbortSignal }

type Waiting = { start(process: ImageProcess): void; fail(reason: unknown): void }

/** The highest first. */
const PRIORITIES = ['member', 'site', 'stranger'] as const
/** As many pictures at a time as a small machine has cores. All strangers together have one of these places. */
const CONCURRENCY = 2
const MOST_KNOWN = 200
const MOST_STRANGERS = 64
/** Above the six connections that a browser opens to a host, so that a page full of new pictures is never refused. */
const MOST_PER_STRANGER = 8
/** Seconds, for the header `Retry-After`. */
const RETRY_AFTER = 10

/**
 * A priority queue for computing pictures: members first, then the site, then strangers. All strangers together have one of
 * the two processes, and take turns with each other.
 */
export class ImageQueue {
  readonly #processes = Array.from({ length: CONCURRENCY }, () => new ImageProcess())
  readonly #idle = [...this.#processes]
  readonly #running = new Set<ImageJob>()
  readonly #waiting = new Map<ImageJob, Waiting>()
  readonly #queues = {
    member: new FairQueue<ImageJob>(),
    site: new FairQueue<ImageJob>(),
    stranger: new FairQueue<ImageJob>(),
  }
  #isClosed = false

  /** Runs `work` when it is the job's turn. Throws 429 or 503 when too many wait, and the signal's reason when it aborts. */
  async run<T>(job: ImageJob, work: (process: ImageProcess) => Promise<T>): Promise<T> {
    job.signal.throwIfAborted()
    this.#requireRoom(job.requester)
    const process = await this.#wait(job)
    try {
      return await work(process)
    } finally {
      this.#running.delete(job)
      this.#idle.push(process)
      this.#startNext()
    }
  }

  /** Gives a job the priority of another requester who wants the same picture, if that is higher. */
  promote(job: ImageJob, requester: Requester): void {
    if (PRIORITIES.indexOf(requester.priority) >= PRIORITIES.indexOf(job.requester.priority)) return
    const waiting = this.#waiting.get(job)
    this.#dequeue(job)
    job.requester = requester
    if (waiting) this.#enqueue(job, waiting)
    this.#startNext()
  }

  /** Ends the running jobs and refuses all others. */
  close(): void {
    this.#isClosed = true
    for (const [job, { fail }] of this.#waiting) {
      this.#dequeue(job)
      fail(closing())
    }
    for (const process of this.#processes) process.end()
  }

  #requireRoom({ priority, id }: Requester): void {
    if (this.#isClosed) throw closing()
    const { member, site, stranger } = this.#queues
    const isFull =
      priority === 'stranger' ? stranger.size >= MOST_STRANGERS : member.size + site.size >= MOST_KNOWN
    if (isFull) throw tooMany(503, 'Too many pictures are being computed.')
    const running = [...this.#running].filter((job) => isFromStranger(job) && job.requester.id === id)
    if (priority === 'stranger' && stranger.sizeOf(id) + running.length >= MOST_PER_STRANGER)
      throw tooMany(429, `You are waiting for ${MOST_PER_STRANGER} new pictures already.`)
  }

  #wait(job: ImageJob): Promise<ImageProcess> {
    const { promise, resolve, reject } = Promise.withResolvers<ImageProcess>()
    this.#enqueue(job, { start: resolve, fail: reject })
    job.signal.addEventListener('abort', () => {
      this.#dequeue(job)
      reject(job.signal.reason)
    })
    this.#startNext()
    return promise
  }

  #enqueue(job: ImageJob, waiting: Waiting): void {
    this.#waiting.set(job, waiting)
    this.#queues[job.requester.priority].add(job.requester.id, job)
  }

  #dequeue(job: ImageJob): void {
    this.#waiting.delete(job)
    this.#queues[job.requester.priority].remove(job.requester.id, job)
  }

  #startNext(): void {
    const process = this.#idle.at(-1)
    if (!process) return
    const { member, site, stranger } = this.#queues
    const hasStranger = [...this.#running].some(isFromStranger)
    const job = member.take() ?? site.take() ?? (hasStranger ? undefined : stranger.take())
    const waiting = job && this.#waiting.get(job)
    if (!waiting) return
    this.#idle.pop()
    this.#waiting.delete(job)
    this.#running.add(job)
    waiting.start(process)
  }
}

function isFromStranger({ requester }: ImageJob): boolean {
  return requester.priority === 'stranger'
}

function tooMany(status: 429 | 503, message: string): LakeError {
  return plainError(status, `${message} Try again in ${RETRY_AFTER} seconds.`, {
    'retry-after': String(RETRY_AFTER),
  })
}

function closing(): LakeError {
  return plainError(503, 'The lake is closing')
}
