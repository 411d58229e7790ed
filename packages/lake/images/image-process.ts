import { type LakeError, plainError } from '../errors/lake-error.ts'
import { WorkerProcess } from '../processes/worker-process.ts'
import type { Transform } from './image-parameters.ts'
import type { Plan } from './image-plan.ts'

/** Pages and edits come first: with 5 such a process gets a third of the time that an ordinary one does. */
const NICENESS = 5
/** Milliseconds of processor time to start, which is no picture's. */
const START = 60_000
/** Milliseconds by the clock without a task after which the process ends and gives its memory back. */
const IDLE = 60_000

export type ImageFacts = { width: number; height: number; metadata: Record<string, unknown> }

/** To read the facts about a file, or to write a transformed copy of it to a new file. */
export type ImageTask =
  | { kind: 'describe'; path: string }
  | { kind: 'draw'; path: string; transform: Transform; plan: Plan; to: string }

/** The result of a task. `status` is for the HTTP response, `code` is that of a system error, such as ENOSPC. */
export type ImageAnswer = {
  facts?: ImageFacts
  failure?: { status: number; message: string; code?: string }
}

/** `failure` is thrown when a task takes more than `limit` milliseconds of processor time, or ends its process. */
type Bounds = { signal: AbortSignal; limit: number; failure: LakeError }

/**
 * Computes pictures in a process of its own, one at a time, which is killed when nobody wants the picture any more, when it takes too
 * long, and when the lake ends. The lake's own file access doesn't compete with pictures for Node's thread pool.
 */
export function createImageProcess() {
  let idle: NodeJS.Timeout | undefined
  const worker = new WorkerProcess<ImageTask, 'draw', ImageAnswer>({
    name: 'pictures',
    module: new URL('./image-worker', import.meta.url),
    niceness: NICENESS,
    options: { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  })
  return { run, end }

  /** Runs a task and returns the facts that it asks for. When the signal aborts, ends the task first, then throws its reason. */
  async function run(task: ImageTask, { signal, limit, failure }: Bounds): Promise<ImageFacts | undefined> {
    clearTimeout(idle)
    const kill = () => worker.kill()
    signal.addEventListener('abort', kill)
    const timeOf = (step: 'start' | 'draw') => (step === 'start' ? START : limit)
    const { answer, late, endedBy } = await worker.ask(task, timeOf)
    signal.removeEventListener('abort', kill)
    idle = setTimeout(kill, IDLE).unref()
    signal.throwIfAborted()
    if (!answer && !late) console.error(`A process for pictures ended by itself (${endedBy})`)
    if (!answer) throw failure
    if (!answer.failure) return answer.facts
    const { status, message, code } = answer.failure
    if (status < 500) throw plainError(status, message)
    throw Object.assign(new Error(`A picture was not computed: ${message}`), { code })
  }

  function end(): void {
    clearTimeout(idle)
    worker.kill()
  }
}

export type ImageProcess = ReturnType<typeof createImageProcess>
