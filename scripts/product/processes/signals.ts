import { log } from '../../console/log.ts'
import { ending, killAll, stopAll } from './live-process.ts'

/** Terminal and npm each send a signal for one Ctrl-C: signals so close together are the same key press. By the wall
 * clock, as a person presses. Where the second comes later everything ends at once, which loses nothing that was acknowledged. */
const SAME_PRESS_MS = 700

/** After so long everything is killed. It is longer than the time that a child has to end by itself, and
 * shorter than what systemd, containers and people wait. */
const LONGEST_MS = 4_500

/** Ends all children on Ctrl-C, SIGTERM, or when the parent process is gone; a second Ctrl-C kills them. */
export function endOnSignals(): void {
  let first: number | undefined
  const end = () => {
    if (first === undefined) {
      first = Date.now()
      log({ event: 'stop', message: 'Stopping', prose: '\nStopping …' })
      ending.abort()
      setTimeout(() => endAtOnce(0), LONGEST_MS)
      stopAll().then(() => process.exit(0))
    } else if (Date.now() - first > SAME_PRESS_MS) endAtOnce(1)
  }
  whenAskedToEnd(end)
}

function endAtOnce(code: number): never {
  killAll()
  process.exit(code)
}

/** For a child: closes it and exits on a signal, or when its parent process is gone. */
export function endProcessOnSignal(close: () => Promise<void> | void): void {
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await close()
    process.exit(0)
  }
  whenAskedToEnd(() => void end())
}

/** Calls it at each signal that ends programs, and when the parent process is gone. */
export function whenAskedToEnd(end: (signal: NodeJS.Signals) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signal))
  process.once('disconnect', () => end('SIGTERM'))
  process.channel?.unref()
  // The parent may have ended while this process was starting.
  if (process.connected === false) end('SIGTERM')
}
