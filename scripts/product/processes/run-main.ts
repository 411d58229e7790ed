import { explain } from '../../console/failure.ts'
import { log } from '../../console/log.ts'
import { ending, stopAll } from './live-process.ts'

/** Runs a script. Any error is caught here, explained in a line, and ends what was started and the process, with exit code 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    // Errors while everything is ending are caused by that; the process ends when the rest has.
    if (ending.signal.aborted) return
    log({ event: 'error', message: explain(error) })
    ending.abort()
    await stopAll()
    process.exit(1)
  }
}
