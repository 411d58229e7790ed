import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '../processes/child-environment.ts'
import { lowerPriority } from '../processes/process-priority.ts'
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

const PROGRAM = fileURLToPath(new URL(`./evaluator-process${extname(import.meta.url)}`, import.meta.url))
/** What was read stays: with Node's own 16 MB of room for young objects, 100,000 documents take a third more memory. */
const LITTLE_ROOM = '--max-semi-space-size=2'
/** Milliseconds beyond its time limit after which the process is killed. A query that ends by itself keeps it alive. */
const GRACE = 500
/** Milliseconds that a process may take to start, and as many to read all documents. */
const START = 60_000

/**
 * A child process that evaluates queries, started when it is first needed. A worker thread would not do: out of memory, it can
 * crash the whole lake, and a regular expression that runs in it can't be interrupted.
 */
export class QueryProcess {
  readonly #limits: Limits
  readonly #settings: ProcessSettings
  #child: ChildProcess | undefined
  #isReady = false
  #isBusy = false
  #isClosed = false

  constructor(limits: Limits, settings: ProcessSettings) {
    this.#limits = limits
    this.#settings = settings
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  /** Runs one task at a time. Never rejects. */
  async run(task: Task): Promise<Outcome> {
    if (this.#isClosed) return refusal(503, 'The lake is closing')
    this.#isBusy = true
    try {
      return await this.#outcomeOf(this.#child ?? this.#start(), task)
    } catch (error) {
      return { failed: `The process for queries could not be started or asked: ${error}` }
    } finally {
      this.#isBusy = false
    }
  }

  /** Forwards a commit. A process that has not started yet, or can't be sent it, will read it from the database. */
  apply(commit: AppliedCommit): void {
    if (!this.#child) return
    try {
      send(this.#child, { apply: commit })
    } catch (error) {
      console.error('A process for queries starts anew, since it could not be sent a commit:', error)
      this.#retire(this.#child)
    }
  }

  close(): void {
    this.#isClosed = true
    this.#child?.kill('SIGKILL')
  }

  #outcomeOf(child: ChildProcess, task: Task): Promise<Outcome> {
    send(child, { task })
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    let patience: NodeJS.Timeout
    const giveUpAfter = (time: number, outcome: Outcome) => {
      clearTimeout(patience)
      patience = setTimeout(() => {
        this.#retire(child)
        resolve(outcome)
      }, time)
    }
    const hear = (message: FromProcess) => {
      if ('outcome' in message) resolve(message.outcome)
      else if (message.ready) giveUpAfter(task.time + GRACE, tookTooLong(task))
      else giveUpAfter(START, { failed: 'The process for queries did not read all documents in time' })
    }
    const end = (_: unknown, signal: NodeJS.Signals | null) => resolve(this.#endedBy(signal))
    if (this.#isReady) giveUpAfter(task.time + GRACE, tookTooLong(task))
    else giveUpAfter(START, { failed: 'The process for queries did not start in time' })
    child.on('message', hear).on('exit', end)
    return promise.finally(() => {
      clearTimeout(patience)
      child.off('message', hear).off('exit', end)
    })
  }

  /** Kills a process. The next task gets a new one, even while this one still ends. */
  #retire(child: ChildProcess): void {
    child.kill('SIGKILL')
    if (this.#child === child) this.#child = undefined
  }

  #endedBy(signal: NodeJS.Signals | null): Outcome {
    if (this.#isClosed) return refusal(503, 'The lake is closing')
    if (signal !== 'SIGABRT') return { failed: `The process for queries ended (${signal})` }
    return byForce(413, `The query needed more than ${this.#limits.memory} MB of memory and was stopped`)
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, [JSON.stringify(this.#settings)], {
      env: childEnvironment(),
      execArgv: [`--max-old-space-size=${this.#limits.memory}`, LITTLE_ROOM],
      serialization: 'advanced',
      // Errors are part of the outcome, and out of memory Node would print pages to stderr.
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    })
    this.#child = child
    this.#isReady = false
    child.once('message', () => {
      this.#isReady = true
    })
    child.once('exit', () => this.#retire(child))
    // "exit" follows and resolves the outcome.
    child.on('error', (error) => console.error('A process for queries:', error.message))
    lowerPriority(child.pid, this.#limits.niceness)
    return child
  }
}

/** Throws when the message can't be serialized. Ignores other errors: a closing channel is followed by "exit". */
function send(child: ChildProcess, message: ToProcess): void {
  if (child.connected) child.send(message, () => undefined)
}

function tookTooLong({ time }: Task): Outcome {
  return byForce(408, `The query took longer than ${time} ms and was stopped`)
}

function byForce(status: number, message: string): Outcome {
  return { ...refusal(status, message), isByForce: true }
}
