import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/**
 * Limits of work count processor time, in milliseconds. On a busy machine work takes longer and uses no more of it; a processor that is
 * four times slower does a quarter within a limit. By the clock work may take so many times its limit, but ten minutes at most: beside
 * many others, a process that gives way has gotten a fiftieth of a processor. What ends then uses none, or is nobody's to judge.
 */
const CEILING = 100
const LONGEST = 600_000
/** Milliseconds by the clock between two looks at what a process has used. */
const BETWEEN_LOOKS = 50
/** A tick of `/proc`, in milliseconds. */
const TICK = 10

/** What this process has used so far. */
export function usedTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** What another process has used so far; undefined when it has ended, and where the system does not tell. */
export async function usedTimeOf(pid: number): Promise<number | undefined> {
  const ask = process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  return ask.catch(() => undefined)
}

async function fromProc(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1')
  // The name, in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}

async function fromPs(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'time=', '-p', String(pid)])
  return readTime(stdout)
}

/** As `ps` prints it: `[[days-]hours:]minutes:seconds`, on macOS with hundredths. */
export function readTime(text: string): number {
  const [days, clock = ''] = text.includes('-') ? text.split('-') : ['0', text]
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return (Number(days) * 86_400 + seconds) * 1_000
}

/** Time that work in this process may use, from now on. */
export class TimeBudget {
  readonly time: number
  readonly #begun = usedTime()
  /** By the clock: before that it can't be used up. */
  #nextLook: number

  constructor(time: number) {
    this.time = time
    this.#nextLook = performance.now() + time
  }

  get isUsed(): boolean {
    const now = performance.now()
    // Which costs a tenth of asking the system what was used.
    if (now < this.#nextLook) return false
    const left = this.time - (usedTime() - this.#begun)
    this.#nextLook = now + left
    return left <= 0
  }
}

/** Why work was ended: it used too much of the processor, or took too long by the clock. */
export type Late = 'processor' | 'clock'

/**
 * Limits the time that another process may use, and tells when it has. `begun` is what it had used before: unless it says so itself,
 * what it has used at the first look. Returns what ends this.
 */
export function limitTime(
  pid: number,
  { time, begun }: { time: number; begun?: number | undefined },
  giveUp: (late: Late) => void,
): () => void {
  const end = performance.now() + Math.min(CEILING * time, LONGEST)
  let timer = setTimeout(look, time)
  let isOver = false
  return () => {
    isOver = true
    clearTimeout(timer)
  }

  async function look(): Promise<void> {
    const used = await usedTimeOf(pid)
    if (isOver) return
    begun ??= used
    const left = used === undefined || begun === undefined ? Infinity : time - (used - begun)
    const leftByClock = end - performance.now()
    if (left <= 0) giveUp('processor')
    else if (leftByClock <= 0) giveUp('clock')
    else timer = setTimeout(look, Math.min(Math.max(left, BETWEEN_LOOKS), leftByClock))
  }
}
