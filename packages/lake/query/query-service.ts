import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from '../data/place.ts'
import type { Store } from '../data/store.ts'
import { assetUrls } from '../documents/asset-name.ts'
import type { Perspective } from '../documents/dataset-view.ts'
import { keepLast } from '../documents/keep-last.ts'
import type { Change } from '../documents/workspace.ts'
import { LakeError, plainError } from '../errors/lake-error.ts'
import type { LakeOptions } from '../options.ts'
import { type Caller, type CallerKind, FairPool } from '../processes/fair-pool.ts'
import { LIMITS, type Limits } from './query-limits.ts'
import { QueryProcess } from './query-process.ts'
import type { Answer, Found, ProcessSettings, Question, Task, Work } from './query-task.ts'
import type { Replica } from './replica.ts'

const MOST_PENALTIES = 10_000

/** What evaluates queries, one at a time. */
type Evaluator = Pick<QueryProcess, 'run' | 'apply' | 'close'>

/** Evaluates GROQ in child processes, so that no query can block a save, a login or another caller's query. */
export class Queries {
  readonly #pools: Readonly<Record<CallerKind, FairPool<Evaluator>>>
  readonly #endFollowing: () => void
  readonly #projectId: string
  /** Until when a caller is refused, on the clock of `performance.now()`. */
  readonly #penalties = new Map<string, number>()

  constructor(store: Store, { projectId, ...options }: LakeOptions) {
    this.#projectId = projectId
    const { publicUrl, host, port, storage } = options
    const settings = { file: databaseFile(store.place), publicUrl, host, port, storage }
    this.#pools = {
      known: poolOf(LIMITS.known, settings),
      reader: poolOf(LIMITS.reader, settings),
      stranger: poolOf(LIMITS.stranger, settings),
    }
    this.#endFollowing = store.onCommit(({ dataset, changes }) => {
      const documents = changes.map(({ documentId, after }) => ({ id: documentId, document: after }))
      for (const evaluator of this.#evaluators) evaluator.apply({ dataset, documents })
    })
  }

  /**
   * The result of a query, with its sync tags. Throws the protocol's `queryParseError`, 408 when it took
   * too long, 413 when query or answer are too large, 429 after a query that had to be stopped by force, 429 and 503 when too many wait.
   */
  async answer(caller: Caller, question: Question, perspective: Perspective): Promise<Answer> {
    const { answerSize } = LIMITS[caller.kind]
    const { answer } = await this.#run(caller, question, { do: 'answer', perspective, answerSize })
    if (!answer) throw new Error('A query was evaluated, but not answered')
    return answer
  }

  /** For each change whether the query matched the document before, and matches it after. Throws what `answer` would throw. */
  async match(
    caller: Caller,
    question: Question,
    changes: readonly Change[],
  ): Promise<readonly [boolean, boolean][]> {
    const { matches = [] } = await this.#run(caller, question, { do: 'match', changes })
    return matches
  }

  /** What an expression of a program's says of each change, as JSON text. Throws what `answer` would throw. */
  async judge(program: string, expression: string, changes: readonly Change[]): Promise<readonly string[]> {
    const caller = { kind: 'known', id: program } as const
    const question = { dataset: '', query: expression, params: {}, identity: '', readsAs: 'program' } as const
    const { answerSize } = LIMITS.known
    const { judged = [] } = await this.#run(caller, question, { do: 'judge', changes, answerSize })
    return judged
  }

  close(): void {
    this.#endFollowing()
    for (const pool of Object.values(this.#pools)) pool.close()
    for (const evaluator of this.#evaluators) evaluator.close()
  }

  get #evaluators(): Evaluator[] {
    return Object.values(this.#pools).flatMap(({ workers }) => workers)
  }

  async #run(caller: Caller, question: Question, work: Work): Promise<Found> {
    const { queryLength, time } = LIMITS[caller.kind]
    if (question.query.length + JSON.stringify(question.params).length > queryLength)
      throw plainError(413, `The query and its parameters are longer than ${queryLength} characters`)
    const wait = (this.#penalties.get(caller.id) ?? 0) - performance.now()
    if (wait > 0) throw stoppedByForce(wait)
    const task = { ...question, ...work, projectId: this.#projectId, time }
    const outcome = await this.#pools[caller.kind].run(caller, async (evaluator) => {
      const outcome = await evaluator.run(task)
      // Even when the caller has disconnected in the meantime.
      if ('refused' in outcome && outcome.isByForce) this.#punish(caller, task)
      return outcome
    })
    if ('found' in outcome) return outcome.found
    if ('failed' in outcome) throw new Error(outcome.failed)
    throw new LakeError(outcome.refused.status, outcome.refused.message, outcome.refused.body)
  }

  /** Refuses the caller for a while. Its waiting tasks are refused too: most likely they would have to be stopped as well. */
  #punish({ kind, id }: Caller, { query }: Task): void {
    // Not the query itself: it may hold anybody’s words.
    console.error(`A query of ${query.length} characters was stopped by force`)
    const { penalty } = LIMITS[kind]
    if (penalty === 0) return
    keepLast(this.#penalties, id, performance.now() + penalty, MOST_PENALTIES)
    this.#pools[kind].refuse(id, stoppedByForce(penalty))
  }
}

/** The query processes for one kind of caller. */
function poolOf(limits: Limits, settings: ProcessSettings): FairPool<Evaluator> {
  const evaluators = Array.from({ length: limits.processes }, () =>
    settings.storage === 'memory' ? inThisProcess(settings) : new QueryProcess(limits, settings),
  )
  return new FairPool(evaluators, { name: 'queries', ...limits })
}

/** Reads the database with the first query. What evaluates is loaded then, since most lakes leave that to their processes. */
function inThisProcess(settings: ProcessSettings): Evaluator {
  const database = new DatabaseSync(settings.file, { readOnly: true })
  let replica: Replica | undefined
  return {
    run: async (task) => {
      const [{ evaluate }, replicas] = await Promise.all([import('./evaluator.ts'), import('./replica.ts')])
      replica ??= new replicas.Replica(database, assetUrls(settings))
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
