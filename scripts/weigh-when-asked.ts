import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const MOST_ROUNDS = 12
const PAUSE_MS = 300
const SETTLED_MB = 0.5

/** Preloaded into the site on the stage: says how many megabytes its memory holds when the garbage is gone. */
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

process.on('message', async (message) => {
  if (message === 'weigh') process.send?.(await settledWeight())
})
process.channel?.unref()

/** What a request leaves behind hangs on timers and finalizers, and goes only some collections later. */
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
