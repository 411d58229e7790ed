import { DatabaseSync } from 'node:sqlite'
import { assetUrls } from '../assets/asset-url.ts'
import { plainError } from '../errors/lake-error.ts'
import { type Caller, FairPool } from '../processes/fair-pool.ts'
import type { Limits } from './query-limits.ts'
import { QueryProcess } from './query-process.ts'
import type { AppliedCommit, Outcome, ProcessSettings, Task } from './query-task.ts'
import type { Replica } from './replica.ts'

const MOST_PENALTIES = 10_000

/** What evaluates queries, one at a time. */
type Evaluator = Pick<QueryProcess, 'run' | 'apply' | 'close'>

/** The query processes for one kind of caller. */
export class QueryPool {
  readonly #penalty: number
  readonly #pool: FairPool<Evaluator>
  /** Until when a caller is refused, on the clock of `performance.now()`. */
  readonly #penalties = new Map<string, number>()

  constructor(limits: Limits, settings: ProcessSettings) {
    this.#penalty = limits.penalty
    const evaluators = Array.from({ length: limits.processes }, () =>
      settings.storage === 'memory' ? inThisProcess(settings) : new QueryProcess(limits, settings),
    )
    this.#pool = new FairPool(evaluators, { name: 'queries', ...limits })
  }

  /**
   * The outcome of a task. Throws 429 when the caller has too many tasks waiting or had one stopped by force, 503 when too many wait
   * in all, and the signal's reason when it aborts before the task has begun.
   */
  async run(caller: Caller, task: Task): Promise<Outcome> {
    const wait = (this.#penalties.get(caller.id) ?? 0) - performance.now()
    if (wait > 0) throw stoppedByForce(wait)
    return this.#pool.run(caller, async (evaluator) => {
      const outcome = await evaluator.run(task)
      // Even when the caller has disconnected in the meantime.
      if ('refused' in outcome && outcome.isByForce) this.#punish(caller.id, task)
      return outcome
    })
  }

  apply(commit: AppliedCommit): void {
    for (const evaluator of this.#pool.workers) evaluator.apply(commit)
  }

  close(): void {
    this.#pool.close()
    for (const evaluator of this.#pool.workers) evaluator.close()
  }

  /** Refuses the caller for a while. Its waiting tasks are refused too: most likely they would have to be stopped as well. */
  #punish(caller: string, { query }: Task): void {
    // Not the query itself: it may hold anybody’s words.
    console.error(`A query of ${query.length} characters was stopped by force`)
    if (this.#penalty === 0) return
    this.#penalties.delete(caller)
    this.#penalties.set(caller, performance.now() + this.#penalty)
    const [oldest] = this.#penalties.keys()
    if (this.#penalties.size > MOST_PENALTIES && oldest !== undefined) this.#penalties.delete(oldest)
    this.#pool.refuse(caller, stoppedByForce(this.#penalty))
  }
}

/** Reads the database with the first query. What evaluates is loaded then, since most lakes leave that to their processes. */
function inThisProcess(settings: ProcessSettings): Evaluator {
  const database = new DatabaseSync(settings.file, { readOnly: true })
  let replica: Replica | undefined
  const read = new Set<string>()
  return {
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

function stoppedByForce(wait: number) {
  const seconds = Math.ceil(wait / 1_000)
  return plainError(429, `A query from here had to be stopped: wait ${seconds} seconds before the next one`)
}
