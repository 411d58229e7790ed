import { Failure } from '../../console/failure.ts'
import type { LiveProcess } from './live-process.ts'

const PATIENCE_MS = 60_000
const POLL_MS = 40

/** Resolves when the address answers, whatever it answers; throws a `Failure` when the process ends first or after a minute. */
export async function untilAnswers(url: string, running: LiveProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (running.hasEnded) throw running.failure(await running.ended)
    if (await answers(url)) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Failure(`${running.name} did not answer at ${url} within ${PATIENCE_MS / 1000} s.`)
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5_000) })
    return true
  } catch (error) {
    // The connection is refused, or times out, until the program listens. Other errors would not pass by waiting.
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return false
    throw error
  }
}
