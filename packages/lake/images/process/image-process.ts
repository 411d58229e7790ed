import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { type LakeError, plainError } from '../../errors/lake-error.ts'
import { childEnvironment } from '../../processes/child-environment.ts'
import { lowerPriority } from '../../processes/process-priority.ts'
import type { ImageFacts } from '../image-metadata.ts'
import type { Transform } from '../image-parameters.ts'
import type { Plan } from '../image-plan.ts'

const WORKER = new URL(`./image-worker${extname(import.meta.url)}`, import.meta.url)
/** Milliseconds without a task after which the process ends and gives its memory back. */
const IDLE = 60_000
/** About a third of the processor time that an ordinary process gets. */
const NICENESS = 5

/** To read the facts about a file, or to write a transformed copy of it to a new file. */
export type ImageTask =
  | { kind: 'describe'; path: string }
  | { kind: 'draw'; path: string; transform: Transform; plan: Plan; to: string }

/** The result of a task. `status` is for the HTTP response, `code` is that of a system error, such as ENOSPC. */
export type ImageAnswer =
  | { isDone: true; facts?: ImageFacts }
  | { isDone: false; status: number; message: string; code?: string }

/** `failure` is thrown when a task takes more than `limit` milliseconds, or ends its process. */
export type Bounds = { signal: AbortSignal; limit: number; failure: LakeError }

/**
 * Computes pictures in a process of its own, one at a time. sharp can't be aborted, but a process can be killed: when nobody
 * wants the picture any more, when it takes too long, and when the lake ends. The lake's own file access doesn't compete with
 * pictures for Node's thread pool, and a picture that crashes the decoder ends this process alone.
 */
export class ImageProcess {
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  /** Runs a task and returns the facts that it asks for. When the signal aborts, ends the task first, then throws its reason. */
  async run(task: ImageTask, { signal, limit, failure }: Bounds): Promise<ImageFacts | undefined> {
    clearTimeout(this.#idle)
    this.#child ??= this.#start()
    const end = AbortSignal.any([signal, AbortSignal.timeout(limit)])
    const answer = await this.#answer(this.#child, task, end)
    this.#idle = setTimeout(() => this.end(), IDLE).unref()
    signal.throwIfAborted()
    if (!answer) throw failure
    if (answer.isDone) return answer.facts
    if (answer.status < 500) throw plainError(answer.status, answer.message)
    throw Object.assign(new Error(`A picture was not computed: ${answer.message}`), { code: answer.code })
  }

  end(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  #start(): ChildProcess {
    const child = fork(WORKER, {
      env: childEnvironment(),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // Pages and edits come first. Set before the process starts threads, which inherit the priority.
    lowerPriority(child.pid, NICENESS)
    child.on('error', (error) => {
      console.error('A process for pictures failed:', error)
      if (this.#child === child) this.end()
    })
    child.once('exit', (_, signal) => {
      if (this.#child !== child) return
      this.#child = undefined
      console.error(
        `A process for pictures ended by itself (${signal ?? 'exit'}); the next picture starts another.`,
      )
    })
    return child
  }

  /** The process' message; undefined when it has ended without one, as it does when the signal aborts. */
  #answer(child: ChildProcess, task: ImageTask, signal: AbortSignal): Promise<ImageAnswer | undefined> {
    const { promise, resolve } = Promise.withResolvers<ImageAnswer | undefined>()
    const hear = (answer: ImageAnswer) => resolve(answer)
    const close = () => resolve(undefined)
    const end = () => this.end()
    child.once('message', hear).once('exit', close).once('error', close)
    signal.addEventListener('abort', end)
    child.send(task)
    return promise.finally(() => {
      child.off('message', hear).off('exit', close).off('error', close)
      signal.removeEventListener('abort', end)
    })
  }
}
