import { explain } from '../../console/failure.ts'
import { seconds } from '../../console/steps.ts'
import type { Check } from './checks.ts'
import { failure, resultOf, sentenceOf, type TestResult } from './test-results.ts'

/** Runs one step of a test run and prints its result. An error counts as a failure of this step, and the others still run. */
export async function runStep(name: string, work: () => Promise<TestResult[]>): Promise<TestResult[]> {
  const started = performance.now()
  console.log(`\n• ${name}`)
  const results = await work().catch((error) => [failure(name, explain(error))])
  const { passed, failed } = sortedOut(results)
  const mark = failed.length === 0 ? '✓' : '✗'
  console.log(
    `${mark} ${name.padEnd(34)} ${passed.length} passed, ${failed.length} failed, ${seconds(started)}`,
  )
  return results
}

/** Runs a check whose output comes in one piece, so that several can run side by side. */
export function runCheck({ name, passes }: Check): Promise<TestResult[]> {
  return runStep(name, async () => [(await passes()) ? resultOf(name, 'passed') : failure(name, 'see above')])
}

/** Prints what failed, what this machine could not try, and the last line of a run, and sets the exit code. */
export function printTotal(results: readonly TestResult[]): void {
  const { passed, failed, notTried } = sortedOut(results)
  const print = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) console.log([`\n${title}:`, ...lines].join('\n  '))
  }
  print(
    'Failed',
    failed.map((result) => sentenceOf(result)),
  )
  print(
    'Not tried on this machine',
    notTried.map(({ name }) => name),
  )
  console.log(`\n${passed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

function sortedOut(results: readonly TestResult[]) {
  const having = (status: TestResult['status']) => results.filter((result) => result.status === status)
  return { passed: having('passed'), failed: having('failed'), notTried: having('notTried') }
}
