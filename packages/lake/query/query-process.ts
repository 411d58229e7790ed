import { plainError } from '../errors/lake-error.ts'
import { type Asked, WorkerProcess } from '../processes/worker-process.ts'
import type { Limits } from './query-limits.ts'
import {
  type AppliedCommit,
  type FromProcess,
  type Outcome,
  type ProcessSettings,
  refusal,
  type Step,
  type Task,
  type ToProcess,
} from './query-task.ts'

/** What was read stays: with Node's own 16 MB of room for young objects, 100,000 documents take a third more memory. */
const LITTLE_ROOM = '--max-semi-space-size=2'
/** Milliseconds of processor time beyond its limit in which a query may end by itself, which keeps its process alive. */
const GRACE = 500
/** Milliseconds of processor time to start, to hear of commits, and as many to read all documents. None of it is a query's time. */
const PREPARATION = 60_000
/** Milliseconds of processor time: a process that has read in less can be started when it is needed. */
const SLOW = 1_000
/** Changed documents that a process may not have heard of yet. To read all of them anew takes no longer than to hear of more. */
const MOST_BEHIND = 10_000

/**
 * A child process that evaluates queries. A worker thread would not do: out of memory, it can crash the whole lake, and a regular
 * expression that runs in it can't be interrupted.
 */
export function createQueryProcess({ memory, niceness }: Limits, settings: ProcessSettings) {
  /** What the process that runs has not heard of yet. */
  let backlog = { documents: 0 }
  let isAsked = false
  let isClosed = false
  /** Whether it has ended with a task, and is to be there again for the next one. */
  let hasEnded = false
  let hasFailed = false
  /** Whether nobody should wait until it has read all documents. */
  let isSlow = false
  const worker = new WorkerProcess<ToProcess, Step, FromProcess>({
    name: 'queries',
    module: new URL('./evaluator-process', import.meta.url),
    words: [JSON.stringify(settings)],
    niceness,
    options: {
      execArgv: [`--max-old-space-size=${memory}`, LITTLE_ROOM],
      serialization: 'advanced',
      // Errors are part of the outcome, and out of memory Node would print pages to stderr.
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    },
  })
  return { run, prepare, apply, close, isSlow: () => isSlow }

  /** Runs one task at a time. Never rejects. */
  async function run(task: Task): Promise<Outcome> {
    if (isClosed) return closing()
    isAsked = true
    const timeOf = (step: Step | 'start') => (step === 'evaluate' ? task.time + GRACE : PREPARATION)
    try {
      return outcomeOf(await worker.ask({ task }, timeOf), task)
    } catch (error) {
      return { failed: `The process for queries could not be started or asked: ${error}` }
    } finally {
      isAsked = false
      endIfBehind()
    }
  }

  /**
   * Reads all that a task would need, when the process has ended with its last one, or is wanted as a reserve; undefined when there is
   * nothing to do. Does not try again after a failure.
   */
  function prepare(task: Task, isReserve: boolean): Promise<unknown> | undefined {
    const isNeeded = hasEnded || (isReserve && !hasFailed)
    if (isClosed || worker.isRunning || !isNeeded) return undefined
    hasEnded = false
    return run({ ...task, time: PREPARATION }).then((outcome) => {
      hasFailed = !('found' in outcome)
      hasEnded = false
    })
  }

  /** Forwards a commit. A process that has not started yet, or can't be sent it, will read it from the database. */
  function apply(commit: AppliedCommit): void {
    if (!worker.isRunning) return
    const told = backlog
    const { length } = commit.documents
    told.documents += length
    const telling = worker.tell({ apply: commit }).then(() => {
      told.documents -= length
    })
    telling.catch((error: unknown) => {
      console.error('A process for queries starts anew, since it could not be sent a commit:', error)
      end()
    })
    if (!isAsked) endIfBehind()
  }

  function close(): void {
    isClosed = true
    end()
  }

  function endIfBehind(): void {
    if (backlog.documents > MOST_BEHIND) end()
  }

  function end(): void {
    worker.kill()
    backlog = { documents: 0 }
  }

  function outcomeOf({ answer, late, endedBy }: Asked<Step, FromProcess>, { time }: Task): Outcome {
    if (answer) {
      isSlow = answer.reading > SLOW || isSlow
      return answer.outcome
    }
    if (isClosed) return closing()
    hasEnded = true
    backlog = { documents: 0 }
    if (late?.by === 'clock') return refusal(tooBusy())
    if (late?.step === 'evaluate')
      return byForce(408, `The query took more than ${time} ms of processor time and was stopped`)
    if (late) return { failed: `The process for queries did not ${late.step} in time` }
    if (endedBy !== 'SIGABRT') return { failed: `The process for queries ended (${endedBy})` }
    return byForce(413, `The query needed more than ${memory} MB of memory and was stopped`)
  }
}

export type QueryProcess = ReturnType<typeof createQueryProcess>

/** Not the query's fault, as far as anybody knows. */
function tooBusy() {
  return plainError(503, 'The query was stopped before it was answered: this machine is too busy. Ask again.')
}

function byForce(status: number, message: string): Outcome {
  return { ...refusal(plainError(status, message)), isByForce: true }
}

function closing(): Outcome {
  return refusal(plainError(503, 'The lake is closing'))
}
