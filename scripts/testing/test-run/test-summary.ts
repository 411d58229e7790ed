/** The result of one step of a test run. `flaky` names the tests that passed only on the second try. */
export type Summary = { passed: number; failed: number; flaky: readonly string[] }

export const PASSED: Summary = { passed: 1, failed: 0, flaky: [] }
export const FAILED: Summary = { passed: 0, failed: 1, flaky: [] }

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

/** A file that can't be loaded reports no tests and counts as one failed test; so does each test that was not run. */
export function summarizeVitest(report: VitestReport): Summary {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + broken,
    flaky: [],
  }
}

/** A test that passed on its second try counts as passed and is named; a skipped test counts as failed. */
export function summarizePlaywright({ stats, suites, errors }: PlaywrightReport): Summary {
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

export function sum(summaries: readonly Summary[]): Summary {
  return {
    passed: summaries.reduce((total, { passed }) => total + passed, 0),
    failed: summaries.reduce((total, { failed }) => total + failed, 0),
    flaky: summaries.flatMap(({ flaky }) => flaky),
  }
}
