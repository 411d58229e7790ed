import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../../environment/project-root.ts'

/**
 * The result of one step of a test run. `failures` names the tests that failed, each with the first line of its message; `flaky`
 * those that passed only on the second try, `notTried` those that this machine lacks the means for.
 */
export type Summary = {
  passed: number
  failed: number
  failures: readonly string[]
  flaky: readonly string[]
  notTried: readonly string[]
}

export const PASSED: Summary = { passed: 1, failed: 0, failures: [], flaky: [], notTried: [] }
export const FAILED: Summary = { passed: 0, failed: 1, failures: [], flaky: [], notTried: [] }

type VitestReport = {
  numPassedTests: number
  numTotalTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

type PlaywrightError = { message?: string }

type PlaywrightSuite = {
  title: string
  specs: { title: string; tests: { status: string; results: { errors: PlaywrightError[] }[] }[] }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: PlaywrightError[]
}

/**
 * A file that can't be loaded reports no tests and counts as one failed test; so does each test that was not run. Those that say
 * themselves what they need (`test.skipIf`; the linter allows no other skipping) are named as not tried.
 */
export function summarizeVitest(report: VitestReport): Summary {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, names: [path.relative(root, name), test.fullName] })),
  )
  const notTried = tests.filter(({ status }) => status === 'skipped')
  const failures = tests.filter(({ status }) => status !== 'passed' && status !== 'skipped')
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests - notTried.length + broken.length,
    failures: [
      ...broken.map(({ name, message }) => named([path.relative(root, name)], message)),
      ...failures.map(({ names, failureMessages, status }) => named(names, failureMessages?.[0] ?? status)),
    ],
    flaky: [],
    notTried: notTried.map(({ names }) => names.join(' › ')),
  }
}

/** A test that passed on its second try counts as passed and is named; a skipped test counts as failed. */
export function summarizePlaywright({ stats, suites, errors }: PlaywrightReport): Summary {
  const tests = suites.flatMap((suite) => testsIn(suite, []))
  const failures = tests.filter(({ status }) => status === 'unexpected' || status === 'skipped')
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    failures: [
      ...failures.map(({ names, status, message }) => named(names, message ?? status)),
      ...errors.map(({ message }) => named(['outside of all tests'], message ?? 'an error')),
    ],
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ names }) => names.join(' › ')),
    notTried: [],
  }
}

type TestOfSuite = { names: readonly string[]; status: string; message: string | undefined }

function testsIn({ title, specs, suites = [] }: PlaywrightSuite, above: readonly string[]): TestOfSuite[] {
  const names = [...above, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        names: [...names, spec.title],
        status,
        message: results.flatMap(({ errors }) => errors)[0]?.message,
      })),
    ),
    ...suites.flatMap((suite) => testsIn(suite, names)),
  ]
}

function named(names: readonly string[], message: string): string {
  const [firstLine = ''] = stripVTControlCharacters(message).split('\n')
  return `${names.join(' › ')}: ${firstLine}`
}

/** A program that ended with an error though none of its tests failed has failed outside of them, after them for instance. */
export function unlessEndedWell(endedWell: boolean, summary: Summary): Summary {
  return endedWell || summary.failed > 0 ? summary : { ...summary, failed: 1 }
}

export function sum(summaries: readonly Summary[]): Summary {
  return {
    passed: summaries.reduce((total, { passed }) => total + passed, 0),
    failed: summaries.reduce((total, { failed }) => total + failed, 0),
    failures: summaries.flatMap(({ failures }) => failures),
    flaky: summaries.flatMap(({ flaky }) => flaky),
    notTried: summaries.flatMap(({ notTried }) => notTried),
  }
}
