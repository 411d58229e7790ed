import { databaseFile } from '../data/place.ts'
import type { Store } from '../data/store.ts'
import type { Perspective } from '../documents/dataset-view.ts'
import { LakeError, plainError } from '../errors/lake-error.ts'
import type { LakeOptions } from '../options.ts'
import type { Caller, CallerKind } from '../processes/fair-pool.ts'
import { LIMITS } from './query-limits.ts'
import { QueryPool } from './query-pool.ts'
import type { Answer, Change, Found, Question, Task } from './query-task.ts'

/** Evaluates GROQ in child processes, so that no query can block a save, a login or another caller's query. */
export class Queries {
  readonly #pools: Record<CallerKind, QueryPool>
  readonly #endFollowing: () => void
  readonly #projectId: string

  constructor(store: Store, { projectId, ...options }: LakeOptions) {
    this.#projectId = projectId
    const { publicUrl, host, port, storage } = options
    const settings = { file: databaseFile(store.place), publicUrl, host, port, storage }
    this.#pools = {
      known: new QueryPool(LIMITS.known, settings),
      reader: new QueryPool(LIMITS.reader, settings),
      stranger: new QueryPool(LIMITS.stranger, settings),
    }
    this.#endFollowing = store.onCommit(({ dataset, changes }) => {
      const documents = changes.map(({ documentId, after }) => ({ id: documentId, document: after }))
      for (const pool of Object.values(this.#pools)) pool.apply({ dataset, documents })
    })
  }

  /**
   * The result of a query, with its sync tags. Throws the protocol's `queryParseError`, 408 when it took
   * too long, 413 when query or answer are too large, 429 and 503 when too many wait.
   */
  async answer(caller: Caller, question: Question, perspective: Perspective): Promise<Answer> {
    const { answerSize } = LIMITS[caller.kind]
    const run = { ...question, ...this.#runOf(caller), perspective, answerSize }
    const { answer } = await this.#run(caller, { ...run, do: 'answer' })
    if (!answer) throw new Error('A query was evaluated, but not answered')
    return answer
  }

  /** Throws what `answer` would throw of a query that can't be parsed. */
  async check(caller: Caller, question: Question): Promise<void> {
    await this.#run(caller, { ...question, ...this.#runOf(caller), do: 'check' })
  }

  /** For each change whether the query matched the document before, and matches it after. */
  async match(
    caller: Caller,
    question: Question,
    changes: readonly Change[],
  ): Promise<readonly [boolean, boolean][]> {
    const { matches = [] } = await this.#run(caller, {
      ...question,
      ...this.#runOf(caller),
      do: 'match',
      changes,
    })
    return matches
  }

  close(): void {
    this.#endFollowing()
    for (const pool of Object.values(this.#pools)) pool.close()
  }

  #runOf({ kind }: Caller) {
    return { projectId: this.#projectId, time: LIMITS[kind].time }
  }

  async #run(caller: Caller, task: Task): Promise<Found> {
    const { queryLength } = LIMITS[caller.kind]
    if (task.query.length + JSON.stringify(task.params).length > queryLength)
      throw plainError(413, `The query and its parameters are longer than ${queryLength} characters`)
    const outcome = await this.#pools[caller.kind].run(caller, task)
    if ('found' in outcome) return outcome.found
    if ('failed' in outcome) throw new Error(outcome.failed)
    throw new LakeError(outcome.refused.status, outcome.refused.message, outcome.refused.body)
  }
}
