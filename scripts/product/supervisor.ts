import { setTimeout as pause } from 'node:timers/promises'
import { explain } from '../console/failure.ts'
import { log } from '../console/log.ts'
import type { Part } from './part.ts'

/** How long to wait before a part is started again, in milliseconds. */
export type Pauses = {
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

/**
 * Keeps one part of the product running: when it ends by itself it alone is started again, after a pause that doubles each
 * time. Resolves when the signal is aborted; the caller that aborts it stops the part.
 */
export async function keepRunning(
  part: Part,
  signal: AbortSignal,
  { first, longest, healthyAfter }: Pauses = PAUSES,
): Promise<void> {
  let next = first
  let started = performance.now()
  while (!signal.aborted) {
    const code = await part.running?.ended
    if (signal.aborted) return
    if (performance.now() - started >= healthyAfter) next = first
    const message = `${part.name} ended unexpectedly (${code}); it is started again in ${next / 1000} s.`
    log({ event: 'restart', message, details: { ended: part.name, code, pause: next } })
    await pause(next, undefined, { signal }).catch(() => 'aborted')
    next = Math.min(next * 2, longest)
    started = performance.now()
    await startAgain(part, signal)
  }
}

/** A part that ends while it starts is left to the caller's loop; one that runs but does not become ready is killed. */
export async function startAgain(part: Part, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  try {
    await part.start()
  } catch (error) {
    if (signal.aborted || part.running?.hasEnded) return
    log({ event: 'error', message: explain(error), details: { ended: part.name } })
    await part.kill()
  }
}
