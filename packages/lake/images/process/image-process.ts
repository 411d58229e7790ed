import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import { type LakeError, plainError } from '../../errors/lake-error.ts'
import { childEnvironment } from '../../processes/child-environment.ts'
import { lowerPriority } from '../../processes/process-priority.ts'
import type { ImageFacts } from '../image-metadata.ts'
import { type ImageTask, isImageAnswer } from './image-task.ts'

const WORKER = new URL(`./image-worker${extname(import.meta.url)}`, import.meta.url)
/** Milliseconds without a task after which the process ends and gives its memory back. */
const IDLE = 60_000
/** About a third of the processor time that an ordinary process gets. */
const NICENESS = 5

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
    const answer = await this.#answer(
      this.#child,
      task,
      AbortSignal.any([signal, AbortSignal.timeout(limit)]),
    )
    this.#idle = setTimeout(() => this.end(), IDLE).unref()
    signal.throwIfAborted()
    if (!isImageAnswer(answer)) throw failure
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

  /** The process' message; undefined when it has ended without one. */
  async #answer(child: ChildProcess, task: ImageTask, signal: AbortSignal): Promise<unknown> {
    const settled = new AbortController()
    const until = { signal: AbortSignal.any([signal, settled.signal]) }
    try {
      const settling = Promise.race([once(child, 'message', until), once(child, 'exit', until)])
      child.send(task)
      const [answer] = await settling
      if (isImageAnswer(answer)) return answer
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      settled.abort()
    }
    if (child.exitCode !== null || child.signalCode !== null) return undefined
    const ended = once(child, 'exit')
    this.end()
    await ended
    return undefined
  }
}
