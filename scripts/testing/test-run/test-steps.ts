import { explain } from '../../console/failure.ts'
import { seconds } from '../../console/steps.ts'
import type { Check } from './checks.ts'
import { FAILED, PASSED, type Summary, sum } from './test-summary.ts'

/** Runs one step of a test run and prints its result. An error counts as a failure of this step, and the others still run. */
export async function runStep(name: string, work: () => Promise<Summary>): Promise<Summary> {
  const started = performance.now()
  console.log(`\n• ${name}`)
  let summary = FAILED
  try {
    summary = await work()
  } catch (error) {
    console.log(explain(error))
  }
  const result = summary.failed === 0 ? '✓' : '✗'
  console.log(
    `${result} ${name.padEnd(34)} ${summary.passed} passed, ${summary.failed} failed, ${seconds(started)}`,
  )
  return summary.failed > 0 && summary.failures.length === 0 ? { ...summary, failures: [name] } : summary
}

/** Runs a check whose output comes in one piece, so that several can run side by side. */
export function runCheck({ name, passes }: Check): Promise<Summary> {
  return runStep(name, async () => ((await passes()) ? PASSED : FAILED))
}

/** Prints what failed, which tests needed a second try, what this machine could not try, and the last line of a run, and sets the exit code. */
export function printTotal(summaries: readonly Summary[]): void {
  const { passed, failed, failures, flaky, notTried } = sum(summaries)
  if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '))
  if (flaky.length > 0) console.log(['\nPassed only on the second try:', ...flaky].join('\n  '))
  if (notTried.length > 0) console.log(['\nNot tried on this machine:', ...notTried].join('\n  '))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
