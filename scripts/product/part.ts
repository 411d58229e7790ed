import { setTimeout as pause } from 'node:timers/promises'
import { explain } from '../console/failure.ts'
import { log } from '../console/log.ts'
import { type Command, ending, type Listener, LiveProcess } from './processes/live-process.ts'

/** How long to wait before a part is started again, in milliseconds. */
type Pauses = {
  /** Before the first time; each further one takes twice as long. */
  first: number
  longest: number
  /** A part that ran for this long is considered healthy: the next pause is the first again. */
  healthyAfter: number
}

/**
 * The sockets stay open meanwhile, so visitors wait as long as a pause takes: ten seconds are less than browsers and proxies wait. A start
 * takes about a second of the processor, so that a part that never starts uses a tenth of one.
 */
const PAUSES: Pauses = { first: 1_000, longest: 10_000, healthyAfter: 60_000 }

/** A part of the product, such as the lake: a program that can be started again after it has ended. */
export class Part {
  readonly name: string
  readonly #command: Command
  readonly #untilReady: (running: LiveProcess) => Promise<void>
  #running: LiveProcess | undefined
  #listener: Listener | undefined
  #kept = new AbortController()

  constructor(command: Command, untilReady = (running: LiveProcess) => running.ready()) {
    this.name = command.name
    this.#command = command
    this.#untilReady = untilReady
  }

  /** The process of the last start, which may have ended. */
  get running(): LiveProcess | undefined {
    return this.#running
  }

  /** Calls the listener with every line of output, of this process and of those that are started later. */
  echo(listener: Listener): void {
    this.#listener = listener
    this.#running?.echo(listener)
  }

  /** Resolves when it is ready; throws a `Failure` that says why it is not. The options apply to this start only. */
  async start(options: readonly string[] = []): Promise<void> {
    const words = [...this.#command.arguments, ...options]
    const running = new LiveProcess({ ...this.#command, arguments: words })
    this.#running = running
    if (this.#listener) running.echo(this.#listener)
    await this.#untilReady(running)
  }

  /**
   * Starts it again whenever it ends by itself, after a pause that doubles each time. Resolves when everything ends, or when it is let
   * go; who ends it stops it.
   */
  async keep({ first, longest, healthyAfter }: Pauses = PAUSES): Promise<void> {
    this.#kept = new AbortController()
    const signal = AbortSignal.any([ending.signal, this.#kept.signal])
    let next = first
    let started = performance.now()
    while (!signal.aborted) {
      const code = await this.#running?.ended
      if (signal.aborted) return
      if (performance.now() - started >= healthyAfter) next = first
      const message = `${this.name} ended unexpectedly (${code}); it is started again in ${next / 1000} s.`
      log({ event: 'restart', message, details: { ended: this.name, code, pause: next } })
      await pause(next, undefined, { signal }).catch(() => 'aborted')
      next = Math.min(next * 2, longest)
      started = performance.now()
      await this.startAgain(signal)
    }
  }

  /** One that ends while it starts is left to the loop that keeps it; one that runs but does not become ready is killed. */
  async startAgain(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    try {
      await this.start()
    } catch (error) {
      if (signal.aborted || this.#running?.hasEnded) return
      log({ event: 'error', message: explain(error), details: { ended: this.name } })
      await this.kill()
    }
  }

  /** From now on it is not started again: the caller ends it. */
  letGo(): void {
    this.#kept.abort()
  }

  async stop(): Promise<void> {
    await this.#running?.stop()
  }

  /** Kills it as `kill -9` does; resolves when it has ended. */
  async kill(): Promise<void> {
    this.#running?.kill()
    await this.#running?.ended
  }
}
