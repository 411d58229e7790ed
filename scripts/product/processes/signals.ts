import { ending } from './ending.ts'
import { killAll, stopAll } from './live-process.ts'

/** Terminal and npm both deliver one Ctrl-C: what follows this closely is the same key press. */
const SAME_PRESS_MS = 700

/** Whoever ends us waits for no longer; it is more than a child gets before it is made to end. */
const LONGEST_MS = 4_500

/** Ends everything on Ctrl-C or SIGTERM, at once on the second; also when the process that started this one is gone. */
export function endOnSignals(): void {
  let first: number | undefined
  const end = () => {
    if (first === undefined) {
      first = Date.now()
      console.log('\nStopping …')
      ending.abort()
      setTimeout(() => endAtOnce(0), LONGEST_MS)
      stopAll().then(() => process.exit(0))
    } else if (Date.now() - first > SAME_PRESS_MS) endAtOnce(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.once('disconnect', end)
  process.channel?.unref()
}

function endAtOnce(code: number): never {
  killAll()
  process.exit(code)
}

/** For a child: ends it in order when it is asked to, or when the script that started it is gone. */
export function endProcessOnSignal(close: () => Promise<void> | void): void {
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, end)
  process.channel?.unref()
  // The one who started it may have gone while it was starting.
  if (process.connected === false) void end()
}
