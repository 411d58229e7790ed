import { sentenceOf, type TestResult } from './test-results.ts'

/** The result of one step of a test run: how many tests passed and failed, and the names of those that are to be named. */
export type Summary = {
  passed: number
  failed: number
  /** Each with the first line of its message. */
  failures: readonly string[]
  flaky: readonly string[]
  notTried: readonly string[]
}

export const PASSED: Summary = { passed: 1, failed: 0, failures: [], flaky: [], notTried: [] }
export const FAILED: Summary = { passed: 0, failed: 1, failures: [], flaky: [], notTried: [] }

/** A test that passed on its second try counts as passed and is named. */
export function summarize(results: readonly TestResult[]): Summary {
  const having = (status: TestResult['status']) => results.filter((result) => result.status === status)
  const [failed, flaky] = [having('failed'), having('flaky')]
  return {
    passed: having('passed').length + flaky.length,
    failed: failed.length,
    failures: failed.map((result) => sentenceOf(result)),
    flaky: flaky.map(({ name }) => name),
    notTried: having('notTried').map(({ name }) => name),
  }
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
