import path from 'node:path'
import { expect, test } from 'vitest'
import { resultsOfPlaywright, resultsOfVitest } from './test-results.ts'
import { sum, summarize } from './test-summary.ts'

test('a test file that could not be loaded, or failed after its tests had passed, counts as a failure', () => {
  const testResults = [
    {
      name: path.resolve('broken.test.ts'),
      status: 'failed',
      message: 'No such module\nat …',
      assertionResults: [],
    },
    {
      name: path.resolve('late.test.ts'),
      status: 'failed',
      message: 'No end',
      assertionResults: [unit('passed')],
    },
    { name: 'good.test.ts', status: 'passed', message: '', assertionResults: [unit('passed')] },
  ]
  const failures = ['broken.test.ts: No such module', 'late.test.ts: No end']
  const summary = summarize(resultsOfVitest({ testResults }))
  expect(summary).toEqual({ passed: 2, failed: 2, failures, flaky: [], notTried: [] })
})

test('a unit test that failed is named with the first line of its message, and one that was not tried apart', () => {
  const assertionResults = [
    unit('passed'),
    unit('failed', '\u001b[31mAssertionError\u001b[39m: 1 is not 2\n at …'),
    unit('skipped'),
  ]
  const testResults = [
    { name: path.resolve('sums.test.ts'), status: 'failed', message: '', assertionResults },
  ]
  expect(summarize(resultsOfVitest({ testResults }))).toEqual({
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

test('a journey that failed on both tries, or was skipped, counts as failed; one that passed on the second is named', () => {
  const once = journey('passes at once', 'expected')
  const menus = {
    title: 'menus.spec.ts',
    specs: [once, journey('opens', 'unexpected', 'Timed out\nCall log'), journey('closes', 'skipped')],
    suites: [{ title: 'on a phone', specs: [once, journey('opens too', 'flaky', 'Timed out')] }],
  }
  expect(summarize(resultsOfPlaywright({ suites: [menus], errors: [{ message: 'No browser' }] }))).toEqual({
    passed: 3,
    failed: 3,
    failures: [
      'menus.spec.ts › opens: Timed out',
      'menus.spec.ts › closes: skipped',
      'outside of all tests: No browser',
    ],
    flaky: ['menus.spec.ts › on a phone › opens too'],
    notTried: [],
  })
})

test('what a trial has tried and found is read from its report', () => {
  const tried = '12 kills'
  const trial = { title: 'crashes.spec.ts', specs: [journey('survives', 'expected', undefined, tried)] }
  expect(resultsOfPlaywright({ suites: [trial], errors: [] })).toMatchObject([
    { file: 'e2e/crashes.spec.ts', tried },
  ])
  const assertionResults = [{ ...unit('passed'), meta: { tried } }]
  const testResults = [{ name: 'crashes.test.ts', status: 'passed', message: '', assertionResults }]
  expect(resultsOfVitest({ testResults })).toMatchObject([{ status: 'passed', tried }])
})

function journey(title: string, status: string, message?: string, description?: string) {
  const annotations = description ? [{ type: 'tried', description }] : []
  return { title, tests: [{ status, annotations, results: [{ errors: message ? [{ message }] : [] }] }] }
}

test('steps add up', () => {
  const one = { passed: 1, failed: 0, failures: [], flaky: ['one'], notTried: ['a disk'] }
  const other = { passed: 2, failed: 3, failures: ['a failure'], flaky: ['another'], notTried: [] }
  expect(sum([one, other])).toEqual({
    passed: 3,
    failed: 3,
    failures: ['a failure'],
    flaky: ['one', 'another'],
    notTried: ['a disk'],
  })
})
