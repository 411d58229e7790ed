import { Failure } from '../../console/failure.ts'
import type { LiveProcess } from './live-process.ts'

const PATIENCE_MS = 60_000
const POLL_MS = 40

/** Resolves when the address answers, whatever it answers; throws a `Failure` when the process ends first or after a minute. */
export async function untilAnswers(url: string, running: LiveProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (running.hasEnded) throw running.failure(await running.ended)
    if (await answers(url, deadline - Date.now())) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Failure(`${running.name} did not answer at ${url} within ${PATIENCE_MS / 1000} s.`)
}

/** An answer may take as long as there is patience: Next compiles a page when it is asked for the first time. */
async function answers(url: string, patience: number): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(Math.max(0, patience)) })
    return true
  } catch (error) {
    // The connection is refused until the program listens. Other errors would not pass by waiting.
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return false
    throw error
  }
}
