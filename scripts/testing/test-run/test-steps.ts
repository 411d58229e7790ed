import { explain } from '../../console/failure.ts'
import { seconds } from '../../console/steps.ts'
import { FAILED, PASSED, sum, type Tally } from './test-summary.ts'

/** Runs one part of a test run and says what came of it; an error is that part's failure, and the others still run. */
export async function runPart(name: string, work: () => Promise<Tally>): Promise<Tally> {
  const started = performance.now()
  console.log(`\n• ${name}`)
  let tally = FAILED
  try {
    tally = await work()
  } catch (error) {
    console.log(explain(error))
  }
  const result = tally.failed === 0 ? '✓' : '✗'
  console.log(
    `${result} ${name.padEnd(34)} ${tally.passed} passed, ${tally.failed} failed, ${seconds(started)}`,
  )
  return tally
}

export async function tallyCheck(passes: () => Promise<boolean>): Promise<Tally> {
  return (await passes()) ? PASSED : FAILED
}

/** Which tests needed a second try, the last line of a run, and its exit code. */
export function printTotal(tallies: readonly Tally[]): void {
  const { passed, failed, flaky } = sum(tallies)
  if (flaky.length > 0) console.log(['\nPassed only on the second try:', ...flaky].join('\n  '))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
