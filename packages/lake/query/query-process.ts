import { plainError } from '../errors/lake-error.ts'
import { WorkerProcess } from '../processes/worker-process.ts'
import type { Limits } from './query-limits.ts'
import {
  type AppliedCommit,
  type FromProcess,
  type Outcome,
  type ProcessSettings,
  refusal,
  type Task,
  type ToProcess,
} from './query-task.ts'

/** What was read stays: with Node's own 16 MB of room for young objects, 100,000 documents take a third more memory. */
const LITTLE_ROOM = '--max-semi-space-size=2'
/** Milliseconds beyond its time limit after which the process is killed. A query that ends by itself keeps it alive. */
const GRACE = 500
/** Milliseconds that a process may take to start, and as many to read all documents. */
const START = 60_000

/** What the process does at a time, each with a time of its own. */
type Step = 'start' | 'read all documents' | 'evaluate'

/**
 * A child process that evaluates queries. A worker thread would not do: out of memory, it can crash the whole lake, and a regular
 * expression that runs in it can't be interrupted.
 */
export class QueryProcess {
  readonly #memory: number
  readonly #worker: WorkerProcess<ToProcess, FromProcess>
  #isClosed = false

  constructor({ memory, niceness }: Limits, settings: ProcessSettings) {
    this.#memory = memory
    this.#worker = new WorkerProcess({
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
  }

  /** Runs one task at a time. Never rejects. */
  async run(task: Task): Promise<Outcome> {
    if (this.#isClosed) return refusal(plainError(503, 'The lake is closing'))
    let late: Outcome | undefined
    let patience: NodeJS.Timeout | undefined
    const begin = (step: Step) => {
      clearTimeout(patience)
      const giveUp = () => {
        late = tookTooLong(step, task)
        this.#worker.kill()
      }
      patience = setTimeout(giveUp, step === 'evaluate' ? task.time + GRACE : START)
    }
    const hear = (said: FromProcess) => {
      if ('outcome' in said) return said.outcome
      begin(said.ready ? 'evaluate' : 'read all documents')
      return undefined
    }
    begin(this.#worker.isRunning ? 'evaluate' : 'start')
    try {
      const { answer, endedBy } = await this.#worker.ask({ task }, hear)
      return answer ?? late ?? this.#ended(endedBy)
    } catch (error) {
      return { failed: `The process for queries could not be started or asked: ${error}` }
    } finally {
      clearTimeout(patience)
    }
  }

  /** Forwards a commit. A process that has not started yet, or can't be sent it, will read it from the database. */
  apply(commit: AppliedCommit): void {
    try {
      this.#worker.tell({ apply: commit })
    } catch (error) {
      console.error('A process for queries starts anew, since it could not be sent a commit:', error)
      this.#worker.kill()
    }
  }

  close(): void {
    this.#isClosed = true
    this.#worker.kill()
  }

  #ended(signal: NodeJS.Signals | null | undefined): Outcome {
    if (this.#isClosed) return refusal(plainError(503, 'The lake is closing'))
    if (signal !== 'SIGABRT') return { failed: `The process for queries ended (${signal})` }
    return byForce(413, `The query needed more than ${this.#memory} MB of memory and was stopped`)
  }
}

function tookTooLong(step: Step, { time }: Task): Outcome {
  if (step !== 'evaluate') return { failed: `The process for queries did not ${step} in time` }
  return byForce(408, `The query took longer than ${time} ms and was stopped`)
}

function byForce(status: number, message: string): Outcome {
  return { ...refusal(plainError(status, message)), isByForce: true }
}
