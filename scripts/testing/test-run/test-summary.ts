/** What one part of the test run came to, and the tests that passed only when they were tried again, by file and name. */
export type Tally = { passed: number; failed: number; flaky: readonly string[] }

export const PASSED: Tally = { passed: 1, failed: 0, flaky: [] }
export const FAILED: Tally = { passed: 0, failed: 1, flaky: [] }

type VitestReport = {
  numPassedTests: number
  numTotalTests: number
  testResults: { name: string; status: string; assertionResults: unknown[] }[]
}

type PlaywrightSuite = {
  title: string
  specs: { title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: unknown[]
}

/** A file that can't be loaded has no tests, and counts as a failed one; so does every test that was not run. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + broken,
    flaky: [],
  }
}

/** A test that passed on its second try counts once, as passed, and is named; one that was skipped counts as failed. */
export function tallyPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    flaky: suites.flatMap((suite) => flakyIn(suite, [])),
  }
}

function flakyIn({ title, specs, suites = [] }: PlaywrightSuite, above: readonly string[]): string[] {
  const names = [...above, title]
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [
    ...own.map((spec) => [...names, spec.title].join(' › ')),
    ...suites.flatMap((suite) => flakyIn(suite, names)),
  ]
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    flaky: tallies.flatMap(({ flaky }) => flaky),
  }
}
