import { killAll, stopAll } from './processes.ts'

/** Terminal and npm both deliver one Ctrl-C: what follows this closely is the same key press. */
const SAME_PRESS_MS = 700

/** Ends everything on Ctrl-C or SIGTERM, at once on the second; also when the process that started this one is gone. */
export function endOnSignals(): void {
  let first: number | undefined
  const end = () => {
    if (first === undefined) {
      first = Date.now()
      console.log('\nStopping …')
      stopAll().then(() => process.exit(0))
    } else if (Date.now() - first > SAME_PRESS_MS) {
      killAll()
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.once('disconnect', end)
  process.channel?.unref()
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
}
