import path from 'node:path'
import { expect, test } from 'vitest'
import { resultsOfPlaywright, resultsOfVitest } from './test-runners.ts'
import { namesOf } from './test-steps.ts'

test('of units each counts as what it was, and a file that failed outside of them as one failure more', () => {
  const assertionResults = [unit('adds', 'passed'), unit('divides', 'failed'), unit('prints', 'skipped')]
  const results = resultsOfVitest({
    testResults: [
      { name: path.resolve('sums.test.ts'), status: 'failed', assertionResults },
      { name: path.resolve('broken.test.ts'), status: 'failed', assertionResults: [] },
      { name: path.resolve('late.test.ts'), status: 'failed', assertionResults: [unit('ends', 'passed')] },
    ],
  })
  expect(namesOf(results, 'passed')).toEqual(['sums.test.ts › adds', 'late.test.ts › ends'])
  expect(namesOf(results, 'failed')).toEqual(['sums.test.ts › divides', 'broken.test.ts', 'late.test.ts'])
  expect(namesOf(results, 'notTried')).toEqual(['sums.test.ts › prints'])
})

test('a journey that failed, or was skipped, or passed only when it was tried again, counts as failed', () => {
  const inner = { specs: [journey('passes', 'expected'), journey('opens too', 'flaky')] }
  const specs = [journey('opens', 'unexpected'), journey('closes', 'skipped')]
  const results = resultsOfPlaywright({ suites: [{ specs, suites: [inner] }], errors: ['No browser'] })
  expect(namesOf(results, 'passed')).toEqual(['e2e/menus.spec.ts:7 › passes'])
  expect(namesOf(results, 'failed')).toEqual([
    'e2e/menus.spec.ts:7 › opens',
    'e2e/menus.spec.ts:7 › closes',
    'e2e/menus.spec.ts:7 › opens too',
    'outside of all tests',
  ])
})

test('what a trial has tried and found is read from its report', () => {
  const tried = '12 kills'
  const annotations = [{ type: 'tried', description: tried }]
  const suites = [{ specs: [journey('survives', 'expected', annotations)] }]
  expect(resultsOfPlaywright({ suites, errors: [] })).toMatchObject([{ tried }])
  const assertionResults = [{ ...unit('survives', 'passed'), meta: { tried } }]
  const testResults = [{ name: 'crashes.test.ts', status: 'passed', assertionResults }]
  expect(resultsOfVitest({ testResults })).toMatchObject([{ tried }])
})

const unit = (fullName: string, status: string) => ({ fullName, status })

function journey(title: string, status: string, annotations: { type: string; description: string }[] = []) {
  return { file: 'menus.spec.ts', line: 7, title, tests: [{ status, annotations }] }
}
