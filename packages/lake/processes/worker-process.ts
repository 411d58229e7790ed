import { type ChildProcess, type ForkOptions, fork, spawn } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reasonOf } from '../errors/reason.ts'
import { type Late, limitTime } from './processor-time.ts'

/** What a process is to run. */
type Program = {
  /** What it is for, in the log. */
  name: string
  /** Its module, whose name has no ending: that is `.ts` in the sources and `.js` in a package. */
  module: URL
  words?: readonly string[]
  /** As `os.setPriority` counts: 0 is ordinary, 19 gives way to everything else. */
  niceness: number
  options: ForkOptions
}

/** What a process says: which step of the work it begins, with the processor time that it has used by then; or the answer. */
export type Said<Step, Answer> = { begins: Step; used: number } | { answer: Answer }

/** What has become of a question: the answer; or the step that took too long, or the signal that ended the process. */
export type Asked<Step, Answer> = {
  answer?: Answer
  late?: { step: Step | 'start'; by: Late }
  endedBy?: NodeJS.Signals | null
}

/**
 * A child process that is asked one thing at a time, and started when it is first asked. Neither groq-js nor sharp can be told to stop:
 * a process can be killed at any moment, and what crashes or fills the memory ends no more than it.
 */
export class WorkerProcess<Question extends object, Step extends string, Answer> {
  readonly #program: Program
  #child: ChildProcess | undefined

  constructor(program: Program) {
    this.#program = program
  }

  get isRunning(): boolean {
    return this.#child !== undefined
  }

  /**
   * Asks, and ends the process when a step takes more than its time (`limitTime`). The first step, `start`, lasts until the process
   * says what it begins: it may have to start, or to hear what it was told before. Throws when it can't be started or asked.
   */
  ask(question: Question, timeOf: (step: Step | 'start') => number): Promise<Asked<Step, Answer>> {
    this.#child ??= this.#start()
    const child = this.#child
    send(child, question)
    const { promise, resolve } = Promise.withResolvers<Asked<Step, Answer>>()
    const begin = (step: Step | 'start', begun?: number) => {
      const time = timeOf(step)
      return limitTime(child.pid ?? 0, { time, begun }, (by) => {
        resolve({ late: { step, by } })
        this.kill()
      })
    }
    let endLimit = begin('start')
    const hear = (said: Said<Step, Answer>) => {
      if ('answer' in said) return resolve({ answer: said.answer })
      endLimit()
      endLimit = begin(said.begins, said.used)
    }
    const exit = (_: unknown, endedBy: NodeJS.Signals | null) => resolve({ endedBy })
    const fail = () => resolve({})
    child.on('message', hear).on('exit', exit).on('error', fail)
    return promise.finally(() => {
      endLimit()
      child.off('message', hear).off('exit', exit).off('error', fail)
    })
  }

  /** Tells a process that runs; resolves when it hears that, or never will. */
  async tell(message: Question): Promise<void> {
    const child = this.#child
    if (child) await new Promise<void>((resolve) => send(child, message, resolve))
  }

  /** Kills it. What is asked next starts another, even while this one still ends. */
  kill(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  #start(): ChildProcess {
    const { name, module, words = [], niceness, options } = this.#program
    const file = `${fileURLToPath(module)}${extname(import.meta.url)}`
    const child = fork(file, words, { ...options, env: environment() })
    const forget = () => {
      if (this.#child === child) this.#child = undefined
    }
    child.once('exit', forget)
    child.on('error', (error) => {
      console.error(`A process for ${name}:`, error)
      child.kill('SIGKILL')
      forget()
    })
    // Before it starts threads, which inherit the priority.
    lowerPriority(child.pid, niceness)
    endWithLake(child)
    return child
  }
}

/** Throws when the message can't be serialized. Ignores other errors: a closing channel is followed by "exit". */
function send(child: ChildProcess, message: object, done: () => void = () => undefined): void {
  if (child.connected) child.send(message, () => done())
  else done()
}

/**
 * A process that computes does not hear that the lake was killed. A shell does, by the end of its input, and kills the process then.
 * What a shell takes is a tenth of a thread that would watch within the process.
 */
function endWithLake(child: ChildProcess): void {
  if (child.pid === undefined) return
  const command = 'read ended || kill -KILL "$1"'
  const shell = spawn('sh', ['-c', command, 'sh', `${child.pid}`], { stdio: ['pipe', 'ignore', 'ignore'] })
  shell.on('error', (error) => console.warn('A process would outlive a lake that is killed:', error.message))
  shell.stdin.on('error', () => undefined)
  shell.unref()
  child.once('exit', () => shell.stdin.end('ended\n'))
}

/**
 * None of the lake's secrets, and where Node keeps modules as it has compiled them, without which each start takes twice as long. Such
 * processes are mostly killed, so they call `flushCompileCache` when they are ready.
 */
function environment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return { NODE_ENV: 'production', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}

/** Does nothing where the lake itself has that priority or a lower one: its children inherit it, and may not raise it. */
function lowerPriority(pid: number | undefined, niceness: number): void {
  if (pid === undefined || niceness <= getPriority()) return
  try {
    setPriority(pid, niceness)
  } catch (error) {
    // The process may have ended, which is noticed elsewhere; and some systems don't let priorities be changed.
    console.warn(`A process runs with the priority of the lake: ${reasonOf(error)}`)
  }
}
