import { setTimeout as pause } from 'node:timers/promises'

/** For those who wait for a time alone. */
export const never = new Promise<void>(() => undefined)

/** Waits for something to happen, for so many milliseconds at most, or until the signal is aborted. */
export async function either(happened: Promise<void>, ms: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  const timer = pause(ms, undefined, { signal: AbortSignal.any([signal, over.signal]) })
  await Promise.race([happened, timer.catch(() => undefined)])
  over.abort()
}
