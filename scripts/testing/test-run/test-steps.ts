import { explain } from '../../console/failure.ts'
import { seconds } from '../../console/steps.ts'
import type { Check } from './checks.ts'
import { resultOf, type Tested } from './test-runners.ts'

/** Runs one step of a test run and prints its result. An error counts as a failure of this step, and the others still run. */
export async function runStep(name: string, work: () => Promise<Tested[]>): Promise<Tested[]> {
  const started = performance.now()
  console.log(`\n• ${name}`)
  const results = await work().catch((error) => {
    console.error(explain(error))
    return [resultOf(name, 'failed')]
  })
  const [passed, failed] = [namesOf(results, 'passed'), namesOf(results, 'failed')]
  const mark = failed.length === 0 ? '✓' : '✗'
  console.log(
    `${mark} ${name.padEnd(34)} ${passed.length} passed, ${failed.length} failed, ${seconds(started)}`,
  )
  return results
}

/** Runs a check whose output comes in one piece, so that several can run side by side. */
export function runCheck({ name, passes }: Check): Promise<Tested[]> {
  return runStep(name, async () => [resultOf(name, (await passes()) ? 'passed' : 'failed')])
}

/** Prints what failed, what this machine could not try, and the last line of a run, and sets the exit code. */
export function printTotal(results: readonly Tested[]): void {
  const failed = namesOf(results, 'failed')
  const notTried = namesOf(results, 'notTried')
  if (failed.length > 0) console.log(['\nFailed, for the reasons above:', ...failed].join('\n  '))
  if (notTried.length > 0) console.log(['\nNot tried on this machine:', ...notTried].join('\n  '))
  console.log(`\n${namesOf(results, 'passed').length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

export function namesOf(results: readonly Tested[], status: Tested['status']): string[] {
  return results.filter((result) => result.status === status).map(({ name }) => name)
}
