import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const MOST_ROUNDS = 12
const PAUSE_MS = 300
const SETTLED_MB = 0.5

/** Preloaded into the site of the test environment: measures the process from within, and causes errors that no request can. */
const answers: Record<string, () => number | Promise<number>> = {
  weigh: settledMemory,
  openFiles,
  reject: () => cause(() => void Promise.reject(new Error('rejected by a test'))),
  throw: () =>
    cause(() => {
      throw new Error('thrown by a test')
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

/** The error comes after the answer. */
function cause(failure: () => void): number {
  setImmediate(failure)
  return 0
}

/** Heap and external memory in megabytes after garbage collection, repeated because timers and finalizers release memory late. */
async function settledMemory(): Promise<number> {
  let settled = usedMemory()
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await pause(PAUSE_MS)
    const now = usedMemory()
    const fell = settled - now
    settled = Math.min(settled, now)
    if (Math.abs(fell) < SETTLED_MB) break
  }
  return settled
}

function usedMemory(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
