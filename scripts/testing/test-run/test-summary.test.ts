import { expect, test } from 'vitest'
import { sum, summarizePlaywright, summarizeVitest, unlessEndedWell } from './test-summary.ts'

test('a test file that could not be loaded counts as a failure', () => {
  const testResults = [
    { name: 'broken.test.ts', status: 'failed', message: 'No such module\nat …', assertionResults: [] },
    { name: 'good.test.ts', status: 'passed', message: '', assertionResults: [unit('passed')] },
  ]
  const report = { numPassedTests: 1, numTotalTests: 1, testResults }
  const failures = ['broken.test.ts: No such module']
  expect(summarizeVitest(report)).toEqual({ passed: 1, failed: 1, failures, flaky: [], notTried: [] })
})

test('a unit test that failed is named with the first line of its message, and one that was not tried apart', () => {
  const assertionResults = [
    unit('passed'),
    unit('failed', '\u001b[31mAssertionError\u001b[39m: 1 is not 2\n at …'),
    unit('skipped'),
  ]
  const testResults = [{ name: 'sums.test.ts', status: 'failed', message: '', assertionResults }]
  expect(summarizeVitest({ numPassedTests: 1, numTotalTests: 3, testResults })).toEqual({
    passed: 1,
    failed: 1,
    failures: ['sums.test.ts › adds: AssertionError: 1 is not 2'],
    flaky: [],
    notTried: ['sums.test.ts › adds'],
  })
})

function unit(status: string, ...failureMessages: string[]) {
  return { fullName: 'adds', status, failureMessages }
}

test('a journey that failed on both tries, or was skipped, counts as failed and is named', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 0, skipped: 1 }
  const suite = {
    title: 'menus.spec.ts',
    specs: [journey('opens', 'unexpected', 'Timed out\nCall log'), journey('closes', 'skipped')],
  }
  expect(summarizePlaywright({ stats, suites: [suite], errors: [] })).toEqual({
    passed: 7,
    failed: 2,
    failures: ['menus.spec.ts › opens: Timed out', 'menus.spec.ts › closes: skipped'],
    flaky: [],
    notTried: [],
  })
})

test('a test that passed on the second try counts as passed once, and is named with where it is', () => {
  const stats = { expected: 2, unexpected: 0, flaky: 2, skipped: 0 }
  const once = journey('passes at once', 'expected')
  const menus = {
    title: 'menus.spec.ts',
    specs: [once, journey('opens', 'flaky', 'Timed out')],
    suites: [{ title: 'on a phone', specs: [once, journey('opens too', 'flaky', 'Timed out')] }],
  }
  expect(summarizePlaywright({ stats, suites: [menus], errors: [] })).toEqual({
    passed: 4,
    failed: 0,
    failures: [],
    flaky: ['menus.spec.ts › opens', 'menus.spec.ts › on a phone › opens too'],
    notTried: [],
  })
})

function journey(title: string, status: string, message?: string) {
  return { title, tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }] }
}

test('an error outside of all tests counts as a failure', () => {
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }
  expect(summarizePlaywright({ stats, suites: [], errors: [{ message: 'No browser' }] })).toEqual({
    passed: 1,
    failed: 1,
    failures: ['outside of all tests: No browser'],
    flaky: [],
    notTried: [],
  })
})

test('a program that ended with an error after its tests had passed counts as a failure', () => {
  const passed = { passed: 3, failed: 0, failures: [], flaky: [], notTried: [] }
  expect(unlessEndedWell(false, passed).failed).toBe(1)
  expect(unlessEndedWell(true, passed)).toBe(passed)
  const failed = { passed: 3, failed: 2, failures: ['one', 'another'], flaky: [], notTried: [] }
  expect(unlessEndedWell(false, failed)).toBe(failed)
})

test('steps add up', () => {
  expect(
    sum([
      { passed: 1, failed: 0, failures: [], flaky: ['one'], notTried: ['a disk'] },
      { passed: 2, failed: 3, failures: ['a failure'], flaky: ['another'], notTried: [] },
    ]),
  ).toEqual({
    passed: 3,
    failed: 3,
    failures: ['a failure'],
    flaky: ['one', 'another'],
    notTried: ['a disk'],
  })
})
