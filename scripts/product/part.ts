import { type Command, ending, type Listener, LiveProcess } from './processes/live-process.ts'
import { keepRunning } from './supervisor.ts'

/** A part of the product, such as the lake: a program that can be started again after it has ended. */
export class Part {
  readonly name: string
  readonly #command: Command
  readonly #untilReady: (running: LiveProcess) => Promise<void>
  #running: LiveProcess | undefined
  #listener: Listener | undefined
  #kept: AbortController | undefined

  constructor(command: Command, untilReady: (running: LiveProcess) => Promise<void>) {
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
    const running = new LiveProcess({
      ...this.#command,
      arguments: [...this.#command.arguments, ...options],
    })
    this.#running = running
    if (this.#listener) running.echo(this.#listener)
    await this.#untilReady(running)
  }

  /** Starts it again whenever it ends by itself. Resolves when everything ends, or when it is let go. */
  keep(): Promise<void> {
    this.#kept = new AbortController()
    return keepRunning(this, AbortSignal.any([ending.signal, this.#kept.signal]))
  }

  /** From now on it is not started again: the caller ends it. */
  letGo(): void {
    this.#kept?.abort()
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
