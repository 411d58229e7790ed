import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const MOST_ROUNDS = 12
const PAUSE_MS = 300
const SETTLED_MB = 0.5

/** Preloaded into the site on the stage: tells what only the process itself knows, and fails in ways that no request can cause. */
const answers: Record<string, () => number | Promise<number>> = {
  weigh: settledWeight,
  openFiles,
  reject: () => provoke(() => void Promise.reject(new Error('rejected on the stage'))),
  throw: () =>
    provoke(() => {
      throw new Error('thrown on the stage')
    }),
}
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

process.on('message', async (message) => {
  if (typeof message === 'string') process.send?.(await answers[message]?.())
})
process.channel?.unref()

/** Files and sockets; macOS and Linux list them in the same place. */
function openFiles(): number {
  return readdirSync('/dev/fd').length
}

/** Only when the answer is on its way. */
function provoke(failure: () => void): number {
  setImmediate(failure)
  return 0
}

/** The megabytes of its memory when the garbage is gone: what a request leaves behind hangs on timers and finalizers. */
async function settledWeight(): Promise<number> {
  let settled = weight()
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await pause(PAUSE_MS)
    const now = weight()
    const fell = settled - now
    settled = Math.min(settled, now)
    if (Math.abs(fell) < SETTLED_MB) break
  }
  return settled
}

function weight(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
