import { expect, test } from 'vitest'
import { sum, tallyPlaywright, tallyVitest } from './tally.ts'

test('a test file that could not be loaded counts as a failure', () => {
  const testResults = [
    { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    { name: 'good.test.ts', status: 'passed', assertionResults: [{}, {}] },
  ]
  expect(tallyVitest({ numPassedTests: 2, numTotalTests: 2, testResults })).toEqual({ passed: 2, failed: 1 })
})

test('a skipped test and one that passed on the second try count as failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }
  expect(tallyPlaywright({ stats, errors: [] })).toEqual({ passed: 7, failed: 3 })
})

test('an error outside of all tests counts as a failure', () => {
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }
  expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 1, failed: 1 })
})

test('parts add up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 })
})
