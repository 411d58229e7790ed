import path from 'node:path'
import { expect, test } from 'vitest'
import { resultsOfPlaywright, resultsOfVitest, sentenceOf, type TestResult } from './test-results.ts'

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
  expect(saidOf(resultsOfVitest({ testResults }))).toEqual({ passed: 2, failures })
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
  const results = resultsOfVitest({ testResults })
  expect(saidOf(results)).toEqual({
    passed: 1,
    failures: ['sums.test.ts › adds: AssertionError: 1 is not 2'],
  })
  expect(results.map(({ status }) => status)).toEqual(['passed', 'failed', 'notTried'])
})

function unit(status: string, ...failureMessages: string[]) {
  return { fullName: 'adds', status, failureMessages }
}

test('a journey that failed, or was skipped, or passed only when it was tried again, counts as failed', () => {
  const once = journey('passes at once', 'expected')
  const menus = {
    title: 'menus.spec.ts',
    specs: [once, journey('opens', 'unexpected', 'Timed out\nCall log'), journey('closes', 'skipped')],
    suites: [{ title: 'on a phone', specs: [once, journey('opens too', 'flaky', 'Timed out')] }],
  }
  const results = resultsOfPlaywright({ suites: [menus], errors: [{ message: 'No browser' }] })
  expect(saidOf(results)).toEqual({
    passed: 2,
    failures: [
      'menus.spec.ts › opens: Timed out',
      'menus.spec.ts › closes: skipped',
      'menus.spec.ts › on a phone › opens too: Timed out',
      'outside of all tests: No browser',
    ],
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

/** How many passed at once, and what is said of those that failed. */
function saidOf(results: readonly TestResult[]) {
  const failed = results.filter(({ status }) => status === 'failed')
  const failures = failed.map((result) => sentenceOf(result))
  return { passed: results.filter(({ status }) => status === 'passed').length, failures }
}
