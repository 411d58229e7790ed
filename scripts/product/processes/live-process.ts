import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { codeOf, explainText, Failure, withoutStacks } from '../../console/failure.ts'
import { root, searchPath, type Variables } from '../../environment/project-root.ts'

const END_WITH_PARENT = "process.once('disconnect', () => process.exit(0))"

/** Options of Node for programs that are not ours and for those that they fork, so that they don't outlive the script that starts them. */
export const endWithParent = ['--import', `data:text/javascript,${encodeURIComponent(END_WITH_PARENT)}`]

/** Which descriptor a child has its first socket as: the one after its output and its channel. */
const FIRST_SOCKET = 4

export type Command = {
  /** Its name in messages: "the site". */
  name: string
  /** The Node that runs it; by default the one that runs this process. */
  node?: string
  /** Node's arguments: options, the script, and the script's arguments. */
  arguments: readonly string[]
  variables: Variables
  /** The working directory; by default the root of the clone. */
  directory?: string
  /** The descriptors of sockets that listen already, for the child to take connections from; it has them from `FIRST_SOCKET` on. */
  sockets?: readonly number[]
}

/** Hears a line of output, and whether it was written to stderr. */
export type Listener = (line: string, isError: boolean) => void

/**
 * Aborted when the script is told to end. From then on no process is started any more, and errors are expected, because
 * the processes that the others depend on are ending.
 */
export const ending = new AbortController()

/**
 * By the wall clock, since somebody waits for Ctrl-C: each of our parts ends in a tenth of it. One that is killed on a machine so slow
 * that it needs longer has lost nothing that it acknowledged.
 */
const GRACE_MS = 3_000
/** Of the output, to be told when it ends too early. */
const MOST_LINES = 300
const live = new Set<LiveProcess>()

/** A child in a process group of its own: a Ctrl-C in the terminal does not reach it, and its own children end with it. */
export class LiveProcess {
  readonly name: string
  readonly child: ChildProcess
  /** Resolves with the exit code or the signal's name, never rejects. */
  readonly ended: Promise<number | string>
  readonly #lines: { text: string; isError: boolean }[] = []
  readonly #listeners = new Set<Listener>()

  constructor(command: Command) {
    if (ending.signal.aborted) throw new Failure(`Everything is ending, so ${command.name} is not started.`)
    const { node = process.execPath, sockets = [] } = command
    this.name = command.name
    this.child = spawn(node, command.arguments, {
      cwd: command.directory ?? root,
      env: {
        ...command.variables,
        PATH: searchPath(command.variables),
        NEXT_TELEMETRY_DISABLED: '1',
        // Who started it reads it.
        LOG_FORMAT: 'json',
        FORCE_COLOR: undefined,
        NO_COLOR: '1',
        LISTEN_SOCKET: sockets.length === 0 ? '' : String(FIRST_SOCKET),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', ...sockets],
      detached: true,
    })
    this.ended = new Promise((resolve) => {
      this.child.once('error', (error) => resolve(error.message))
      this.child.once('close', (code, signal) => resolve(code ?? signal ?? 'nothing'))
    })
    this.ended.then(() => live.delete(this))
    live.add(this)
    this.child.once('exit', () => this.#endGroup())
    this.#keepLines(this.child.stdout, false)
    this.#keepLines(this.child.stderr, true)
  }

  get hasEnded(): boolean {
    return !live.has(this)
  }

  /** Calls the listener with every line of output, including the lines that were written before. */
  echo(listener: Listener): void {
    for (const { text, isError } of this.#lines) listener(text, isError)
    this.#listeners.add(listener)
  }

  /** Resolves when its output contains a line with these words; throws a `Failure` when it ends before. */
  async says(words: string): Promise<void> {
    await this.#before((resolve) => this.echo((line) => line.includes(words) && resolve()))
  }

  /** Resolves when the child reports over its channel that it is ready; throws a `Failure` with its last output when it ends before. */
  async ready(): Promise<void> {
    await this.#before((resolve) => this.child.on('message', (message) => message === 'ready' && resolve()))
  }

  /** Resolves when the listener does; throws when the child ends before. */
  #before(listen: (resolve: () => void) => void): Promise<void> {
    const early = this.ended.then((code) => Promise.reject(this.failure(code)))
    return Promise.race([new Promise<void>(listen), early])
  }

  /** Why it ended: its last output, without stack traces. */
  failure(code: number | string): Failure {
    const words = withoutStacks(this.#texts) || `${this.name} ended (${code}) without a word.`
    return new Failure(this.trouble ?? words)
  }

  /** The problem of the machine that its output shows, such as a full disk. */
  get trouble(): string | undefined {
    return explainText(this.#texts.join('\n'))
  }

  get #texts(): string[] {
    return this.#lines.map(({ text }) => text)
  }

  /** Asks it to end, and kills it when it has not ended after some seconds. */
  async stop(): Promise<void> {
    if (!live.has(this)) return
    this.child.kill('SIGTERM')
    const force = setTimeout(() => this.kill(), GRACE_MS)
    await this.ended
    clearTimeout(force)
  }

  /** Kills it and every process that it started. */
  kill(): void {
    if (!live.has(this)) return
    this.#endGroup()
  }

  #keepLines(stream: Readable | null, isError: boolean): void {
    if (!stream) return
    createInterface({ input: stream }).on('line', (text) => {
      this.#lines.push({ text, isError })
      if (this.#lines.length > MOST_LINES) this.#lines.shift()
      for (const listener of this.#listeners) listener(text, isError)
    })
  }

  /** Processes that it started and left behind would keep its port and its output open. */
  #endGroup(): void {
    if (this.child.pid === undefined) return
    try {
      process.kill(-this.child.pid, 'SIGKILL')
    } catch (error) {
      // The group is gone. macOS answers EPERM while only zombies are left in it.
      if (!['ESRCH', 'EPERM'].includes(codeOf(error))) throw error
    }
  }
}

/** Runs a command to its end; throws a `Failure` with its last output when it fails. */
export async function runToEnd(command: Command): Promise<void> {
  const running = new LiveProcess(command)
  const code = await running.ended
  if (code !== 0) throw running.failure(code)
}

/** Ends all children side by side, because each may take some seconds. */
export async function stopAll(): Promise<void> {
  await Promise.all([...live].map((running) => running.stop()))
}

export function killAll(): void {
  for (const running of live) running.kill()
}
