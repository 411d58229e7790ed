import { DatabaseSync } from 'node:sqlite'
import { assetUrls } from '../assets/asset-url.ts'
import { plainError } from '../errors/lake-error.ts'
import { FairQueue } from '../processes/fair-queue.ts'
import type { Limits } from './query-limits.ts'
import { QueryProcess } from './query-process.ts'
import { type AppliedCommit, type Outcome, type ProcessSettings, refusal, type Task } from './query-task.ts'
import type { Replica } from './replica.ts'

type Waiting = { caller: string; task: Task; resolve(outcome: Outcome): void }

const MOST_PENALTIES = 10_000

/** What evaluates queries, one at a time. */
type Evaluator = Pick<QueryProcess, 'isBusy' | 'run' | 'apply' | 'close'>

/** The query processes for one kind of caller, with a fair queue before them. */
export class QueryPool {
  readonly #limits: Limits
  readonly #processes: readonly Evaluator[]
  readonly #queue = new FairQueue<Waiting>()
  /** Until when a caller is refused, on the clock of `performance.now()`. */
  readonly #penalties = new Map<string, number>()

  constructor(limits: Limits, settings: ProcessSettings) {
    this.#limits = limits
    this.#processes = Array.from({ length: limits.processes }, () =>
      settings.storage === 'memory' ? inThisProcess(settings) : new QueryProcess(limits, settings),
    )
  }

  /**
   * Queues a task and resolves with its outcome. Throws 429 when the caller has too many tasks waiting or had one stopped by
   * force, 503 when too many wait in all, and the signal's reason when it aborts.
   */
  async run(caller: string, task: Task, signal?: AbortSignal): Promise<Outcome> {
    this.#refuse(caller)
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    const waiting = { caller, task, resolve }
    const leave = () => {
      this.#queue.remove(caller, waiting)
      reject(signal?.reason)
    }
    this.#queue.add(caller, waiting)
    signal?.addEventListener('abort', leave, { once: true })
    this.#serve()
    return promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  apply(commit: AppliedCommit): void {
    for (const process of this.#processes) process.apply(commit)
  }

  close(): void {
    for (const process of this.#processes) process.close()
  }

  #serve(): void {
    const idle = this.#processes.find(({ isBusy }) => !isBusy)
    const next = idle && this.#queue.take()
    if (!next) return
    void idle.run(next.task).then((outcome) => {
      next.resolve(outcome)
      // Even when the caller has disconnected in the meantime.
      if ('refused' in outcome && outcome.isByForce) this.#punish(next)
      this.#serve()
    })
  }

  #refuse(caller: string): void {
    const wait = (this.#penalties.get(caller) ?? 0) - performance.now()
    if (wait > 0) throw plainError(429, penaltyFor(wait))
    const { waiting, waitingFromOne } = this.#limits
    if (this.#queue.sizeOf(caller) >= waitingFromOne)
      throw plainError(
        429,
        `${waitingFromOne} queries from here already wait: ask again when they are answered`,
      )
    if (this.#queue.size >= waiting) throw plainError(503, 'Too many queries wait: ask again in a moment')
  }

  /** Refuses the caller for a while. Its waiting tasks are refused too: most likely they would have to be stopped as well. */
  #punish({ caller, task }: Waiting): void {
    // Not the query itself: it may hold anybody’s words.
    console.error(`A query of ${task.query.length} characters was stopped by force`)
    const { penalty } = this.#limits
    if (penalty === 0) return
    this.#penalties.delete(caller)
    this.#penalties.set(caller, performance.now() + penalty)
    const [oldest] = this.#penalties.keys()
    if (this.#penalties.size > MOST_PENALTIES && oldest !== undefined) this.#penalties.delete(oldest)
    for (const { resolve } of this.#queue.removeAll(caller)) resolve(refusal(429, penaltyFor(penalty)))
  }
}

/** Reads the database with the first query. What evaluates is loaded then, since most lakes leave that to their processes. */
function inThisProcess(settings: ProcessSettings): Evaluator {
  const database = new DatabaseSync(settings.file, { readOnly: true })
  let replica: Replica | undefined
  const read = new Set<string>()
  return {
    isBusy: false,
    run: async (task) => {
      const [{ evaluate }, replicas] = await Promise.all([import('./evaluator.ts'), import('./replica.ts')])
      replica ??= new replicas.Replica(database, assetUrls(settings))
      if (!read.has(task.dataset)) replica.readAll(task.dataset)
      read.add(task.dataset)
      return evaluate(replica, task)
    },
    apply: (commit) => replica?.apply(commit),
    close: () => database.close(),
  }
}

function penaltyFor(wait: number): string {
  return `A query from here had to be stopped: wait ${Math.ceil(wait / 1_000)} seconds before the next one`
}
