import { expect, test } from 'vitest'
import { sum, summarizePlaywright, summarizeVitest } from './test-summary.ts'

test('a test file that could not be loaded counts as a failure', () => {
  const testResults = [
    { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    { name: 'good.test.ts', status: 'passed', assertionResults: [{}, {}] },
  ]
  const report = { numPassedTests: 2, numTotalTests: 2, testResults }
  expect(summarizeVitest(report)).toEqual({ passed: 2, failed: 1, flaky: [] })
})

test('a skipped test counts as a failure', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 0, skipped: 1 }
  expect(summarizePlaywright({ stats, suites: [], errors: [] })).toEqual({ passed: 7, failed: 2, flaky: [] })
})

test('a test that passed on the second try counts as passed once, and is named with where it is', () => {
  const stats = { expected: 2, unexpected: 0, flaky: 2, skipped: 0 }
  const once = { title: 'passes at once', tests: [{ status: 'expected' }] }
  const menus = {
    title: 'menus.spec.ts',
    specs: [once, { title: 'opens', tests: [{ status: 'flaky' }] }],
    suites: [{ title: 'on a phone', specs: [once, { title: 'opens too', tests: [{ status: 'flaky' }] }] }],
  }
  expect(summarizePlaywright({ stats, suites: [menus], errors: [] })).toEqual({
    passed: 4,
    failed: 0,
    flaky: ['menus.spec.ts › opens', 'menus.spec.ts › on a phone › opens too'],
  })
})

test('an error outside of all tests counts as a failure', () => {
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }
  expect(summarizePlaywright({ stats, suites: [], errors: [{}] })).toEqual({
    passed: 1,
    failed: 1,
    flaky: [],
  })
})

test('steps add up', () => {
  expect(
    sum([
      { passed: 1, failed: 0, flaky: ['one'] },
      { passed: 2, failed: 3, flaky: ['another'] },
    ]),
  ).toEqual({ passed: 3, failed: 3, flaky: ['one', 'another'] })
})
