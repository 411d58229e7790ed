import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Preloaded into the site of the test environment: measures the process from within, and causes errors that no request can. */
const answers: Record<string, () => number> = {
  weigh: usedMemory,
  reject: () => cause(() => void Promise.reject(new Error('rejected by a test'))),
  throw: () =>
    cause(() => {
      throw new Error('thrown by a test')
    }),
}
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

process.on('message', (message) => {
  if (typeof message === 'string') process.send?.(answers[message]?.())
})
process.channel?.unref()

/** The error comes after the answer. */
function cause(failure: () => void): number {
  setImmediate(failure)
  return 0
}

/** Heap and external memory in megabytes after garbage collection. Timers and finalizers release some of it late. */
function usedMemory(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
