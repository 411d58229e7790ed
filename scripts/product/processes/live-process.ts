import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { explainText, Failure, withoutStacks } from '../../console/failure.ts'
import { root, searchPath, type Variables } from '../../environment/project-root.ts'
import { ending } from './ending.ts'
import { killGroup } from './process-group.ts'

export type Command = {
  /** How messages call it: "the site". */
  name: string
  /** What Node gets: the script and its arguments. */
  arguments: readonly string[]
  variables: Variables
  /** Where it runs; the clone unless told otherwise. */
  directory?: string
}

/** For programs that are not ours, so that they don't outlive the script that starts them. */
export const endWithParent = [
  '--import',
  pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.ts')).href,
]

const KEPT_LINES = 300
const GRACE_MS = 3_000
const live = new Set<LiveProcess>()

/** A child that leads a process group of its own, so that a signal to us is not one to it, and its children end with it. */
export class LiveProcess {
  readonly name: string
  readonly child: ChildProcess
  /** Resolves with the exit code or the signal's name, never rejects. */
  readonly ended: Promise<number | string>
  readonly #lines: string[] = []
  readonly #listeners = new Set<(line: string) => void>()
  #isStopping = false

  constructor(command: Command) {
    if (ending.signal.aborted) throw new Failure(`Everything is ending, so ${command.name} is not started.`)
    this.name = command.name
    this.child = spawn(process.execPath, command.arguments, {
      cwd: command.directory ?? root,
      env: {
        ...command.variables,
        PATH: searchPath(command.variables),
        NEXT_TELEMETRY_DISABLED: '1',
        FORCE_COLOR: undefined,
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    })
    this.ended = new Promise((resolve) => {
      this.child.once('error', (error) => resolve(error.message))
      this.child.once('close', (code, signal) => resolve(code ?? signal ?? 'nothing'))
    })
    this.ended.then(() => live.delete(this))
    live.add(this)
    this.child.once('exit', () => this.#endGroup())
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.#keep(line))
    }
  }

  get hasEnded(): boolean {
    return !live.has(this)
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  /** Hands every line that the child writes to the listener, those of its start first. */
  echo(listener: (line: string) => void): void {
    for (const line of this.#lines) listener(line)
    this.#listeners.add(listener)
  }

  /** Resolves once it writes, or has written, a line with these words; throws a `Failure` when it ends before. */
  async says(words: string): Promise<void> {
    if (this.#lines.some((line) => line.includes(words))) return
    const said = new Promise<void>((resolve) =>
      this.#listeners.add((line) => line.includes(words) && resolve()),
    )
    await Promise.race([said, this.ended.then((code) => Promise.reject(this.failure(code)))])
  }

  /** Resolves once the child says that it is ready; throws a `Failure` with its own words when it ends before. */
  async ready(): Promise<void> {
    const ready = new Promise<void>((resolve) => this.child.once('message', () => resolve()))
    const early = this.ended.then((code) => Promise.reject(this.failure(code)))
    await Promise.race([ready, early])
  }

  /** Why it ended, in its own last words and without stack traces. */
  failure(code: number | string): Failure {
    const words = withoutStacks(this.#lines) || `${this.name} ended (${code}) without a word.`
    return new Failure(this.trouble ?? words)
  }

  /** The problem of the machine that it complained about, such as a full disk. */
  get trouble(): string | undefined {
    return explainText(this.#lines.join('\n'))
  }

  /** Asks it to end, and makes it when it has not after some seconds. */
  async stop(): Promise<void> {
    this.#isStopping = true
    if (!live.has(this)) return
    this.child.kill('SIGTERM')
    const force = setTimeout(() => this.kill(), GRACE_MS)
    await this.ended
    clearTimeout(force)
  }

  /** Ends it and every process it started at once. */
  kill(): void {
    if (!live.has(this)) return
    this.#isStopping = true
    this.#endGroup()
  }

  /** What it started and left behind would hold its port and its output. */
  #endGroup(): void {
    if (this.child.pid !== undefined) killGroup(this.child.pid)
  }

  #keep(line: string): void {
    this.#lines.push(line)
    if (this.#lines.length > KEPT_LINES) this.#lines.shift()
    for (const listener of this.#listeners) listener(line)
  }
}

/** Runs a command to its end; throws a `Failure` with its last words when it fails. */
export async function runToEnd(command: Command): Promise<void> {
  const running = new LiveProcess(command)
  const code = await running.ended
  if (code !== 0) throw running.failure(code)
}

/** Ends every child, all at the same time: each may take its seconds. */
export async function stopAll(): Promise<void> {
  await Promise.all([...live].map((running) => running.stop()))
}

export function killAll(): void {
  for (const running of live) running.kill()
}
