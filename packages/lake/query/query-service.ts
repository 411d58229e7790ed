import { databaseFile } from '../data/place.ts'
import { openToRead } from '../data/sqlite.ts'
import type { Store } from '../data/store.ts'
import { assetUrls } from '../documents/asset-name.ts'
import type { Perspective } from '../documents/dataset-view.ts'
import { keepLast } from '../documents/keep-last.ts'
import type { Change } from '../documents/workspace.ts'
import { LakeError, plainError } from '../errors/lake-error.ts'
import type { LakeOptions } from '../options.ts'
import { type Caller, type CallerKind, FairPool } from '../processes/fair-pool.ts'
import { LIMITS } from './query-limits.ts'
import { createQueryProcess, type QueryProcess } from './query-process.ts'
import type { Answer, Found, ProcessSettings, Question, Task, Work } from './query-task.ts'
import type { Replica } from './replica.ts'

const MOST_OFFENCES = 10_000
/** Milliseconds by the clock after which a caller’s query that was stopped by force is forgotten. */
const MEMORY = 60_000

/** What evaluates queries, one at a time. */
type Evaluator = Pick<QueryProcess, 'run' | 'prepare' | 'apply' | 'close' | 'isSlow'>

/** A caller’s last query that was stopped by force, with its parameters, when, and whether it was another one shortly before. */
type Offence = { asked: string; at: number; isRepeated: boolean }

/** Evaluates GROQ in child processes, so that no query can block a save, a login or another caller's query. */
export function createQueries(store: Store, { projectId, queryTimes, ...options }: LakeOptions) {
  const latest = new Map<CallerKind, Task>()
  /** By caller, times on the clock of `performance.now()`. */
  const offences = new Map<string, Offence>()
  const { known, reader, stranger } = LIMITS
  const times = { known: known.time, reader: reader.time, stranger: stranger.time, ...queryTimes }
  const { publicUrl, host, port, storage } = options
  const settings = { file: databaseFile(store.place), publicUrl, host, port, storage }
  const pools = { known: poolOf('known'), reader: poolOf('reader'), stranger: poolOf('stranger') }
  const evaluators = Object.values(pools).flatMap(({ workers }) => workers)
  const endFollowing = store.onCommit(({ dataset, changes }) => {
    const documents = changes.map(({ documentId, after }) => ({ id: documentId, document: after }))
    for (const evaluator of evaluators) evaluator.apply({ dataset, documents })
  })
  return { answer, match, judge, close }

  /**
   * The result of a query, with its sync tags. Throws the protocol's `queryParseError`, 408 when it took
   * too long, 413 when query or answer are too large, 429 after a query that had to be stopped by force, 429 and 503 when too many wait.
   */
  async function answer(caller: Caller, question: Question, perspective: Perspective): Promise<Answer> {
    const { answerSize } = LIMITS[caller.kind]
    const found = await run(caller, question, { do: 'answer', perspective, answerSize })
    if (!found.answer) throw new Error('A query was evaluated, but not answered')
    return found.answer
  }

  /** For each change whether the query matched the document before, and matches it after. Throws what `answer` would throw. */
  async function match(
    caller: Caller,
    question: Question,
    changes: readonly Change[],
  ): Promise<readonly [boolean, boolean][]> {
    const { matches = [] } = await run(caller, question, { do: 'match', changes })
    return matches
  }

  /** What an expression of a program's says of each change, as JSON text. Throws what `answer` would throw. */
  async function judge(
    program: string,
    expression: string,
    changes: readonly Change[],
  ): Promise<readonly string[]> {
    const caller = { kind: 'known', id: program } as const
    const question = { dataset: '', query: expression, params: {}, identity: '', readsAs: 'program' } as const
    const { answerSize } = LIMITS.known
    const { judged = [] } = await run(caller, question, { do: 'judge', changes, answerSize })
    return judged
  }

  function close(): void {
    endFollowing()
    for (const pool of Object.values(pools)) pool.close()
    for (const evaluator of evaluators) evaluator.close()
  }

  /** A process that has ended reads anew before it is asked again; where that takes long, one in reserve does so ahead of time. */
  function poolOf(kind: CallerKind): FairPool<Evaluator> {
    const limits = LIMITS[kind]
    const own: Evaluator[] =
      settings.storage === 'memory'
        ? [inThisProcess(settings)]
        : Array.from({ length: limits.processes }, () => createQueryProcess(limits, settings))
    const prepare = (evaluator: Evaluator) => {
      const task = latest.get(kind)
      const isReserve = own.some(({ isSlow }) => isSlow())
      return task && evaluator.prepare(readingFor(task), isReserve)
    }
    return new FairPool(own, { name: 'queries', ...limits }, prepare)
  }

  async function run(caller: Caller, question: Question, work: Work): Promise<Found> {
    const { queryLength } = LIMITS[caller.kind]
    if (question.query.length + JSON.stringify(question.params).length > queryLength)
      throw plainError(413, `The query and its parameters are longer than ${queryLength} characters`)
    const time = times[caller.kind]
    const task = { ...question, ...work, projectId, time }
    requireInnocent(caller, task)
    const outcome = await pools[caller.kind].run(caller, async (evaluator) => {
      // As it may have become while it waited.
      requireInnocent(caller, task)
      if (task.do !== 'judge') latest.set(caller.kind, task)
      const told = await evaluator.run(task)
      // Even when the caller has disconnected in the meantime.
      if ('refused' in told && told.isByForce) noteOffence(caller, task)
      return told
    })
    if ('found' in outcome) return outcome.found
    if ('failed' in outcome) throw new Error(outcome.failed)
    throw new LakeError(outcome.refused.status, outcome.refused.message, outcome.refused.body)
  }

  /** Throws 429 for a query that would most likely have to be stopped again. */
  function requireInnocent({ kind, id }: Caller, task: Task): void {
    const offence = offences.get(id)
    const wait = offence ? offence.at + LIMITS[kind].penalty - performance.now() : 0
    if (wait > 0 && (offence?.isRepeated || offence?.asked === askedBy(task))) throw stoppedByForce(wait)
  }

  function noteOffence({ kind, id }: Caller, task: Task): void {
    // Not the query itself: it may hold anybody’s words.
    console.error(`A query of ${task.query.length} characters was stopped by force`)
    if (LIMITS[kind].penalty === 0) return
    const [former, asked, at] = [offences.get(id), askedBy(task), performance.now()]
    const isRecent = former !== undefined && at - former.at < MEMORY
    const isRepeated = isRecent && (former.isRepeated || former.asked !== asked)
    keepLast(offences, id, { asked, at, isRepeated }, MOST_OFFENCES)
  }
}

function askedBy({ query, params }: Task): string {
  return `${query}\n${JSON.stringify(params)}`
}

/** A task that reads all documents which another one may look at. */
function readingFor(task: Task): Task {
  const perspective = task.do === 'answer' ? task.perspective : 'raw'
  const asked = { query: 'count(*)', params: {}, sourceMap: undefined }
  return { ...task, ...asked, do: 'answer', perspective, answerSize: 100 }
}

/** Reads the database with the first query. What evaluates is loaded then, since most lakes leave that to their processes. */
function inThisProcess(settings: ProcessSettings): Evaluator {
  const database = openToRead(settings.file)
  let replica: Replica | undefined
  return {
    run: async (task) => {
      const [{ evaluate }, replicas] = await Promise.all([import('./evaluator.ts'), import('./replica.ts')])
      replica ??= replicas.createReplica(database, assetUrls(settings))
      return evaluate(replica, task)
    },
    prepare: () => undefined,
    isSlow: () => false,
    apply: (commit) => replica?.apply(commit),
    close: () => database.close(),
  }
}

function stoppedByForce(wait: number) {
  const seconds = Math.ceil(wait / 1_000)
  return plainError(429, `A query from here had to be stopped: wait ${seconds} seconds before the next one`)
}
