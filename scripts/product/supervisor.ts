import { setTimeout as pause } from 'node:timers/promises'
import { explain } from '../console/failure.ts'
import type { Part } from './part.ts'

/** How long to wait before a part is started again, in milliseconds. */
export type Pauses = {
  /** Before the first time; each further one takes twice as long. */
  first: number
  longest: number
  /** What has run for so long is taken for well: the next pause is the first again. */
  wellAfter: number
}

const PAUSES: Pauses = { first: 1_000, longest: 60_000, wellAfter: 60_000 }

/**
 * Keeps one part of the product running: when it ends by itself it is started again, alone, after a pause that grows while
 * this does not help. Resolves when the signal is aborted; whoever aborts it stops the part.
 */
export async function keepRunning(
  part: Part,
  signal: AbortSignal,
  { first, longest, wellAfter }: Pauses = PAUSES,
): Promise<void> {
  let next = first
  let started = performance.now()
  while (!signal.aborted) {
    const code = await part.running?.ended
    if (signal.aborted) return
    if (performance.now() - started >= wellAfter) next = first
    console.error(`${part.name} ended unexpectedly (${code}); it is started again in ${next / 1000} s.`)
    await pauseUnlessAborted(next, signal)
    next = Math.min(next * 2, longest)
    started = performance.now()
    await startAgain(part, signal)
  }
}

/** A part that ends while it is awaited is one that ended; one that lives and is never ready is ended here. */
async function startAgain(part: Part, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  try {
    await part.start()
  } catch (error) {
    if (signal.aborted || part.running?.hasEnded) return
    console.error(explain(error))
    await part.kill()
  }
}

async function pauseUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await pause(milliseconds, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
