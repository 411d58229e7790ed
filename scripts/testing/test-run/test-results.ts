import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../../environment/project-root.ts'

/** What became of one test; `notTried` is one that this machine lacks the means for. */
export type TestResult = {
  /** The file and the titles that lead to it. */
  name: string
  file: string
  status: 'passed' | 'failed' | 'notTried'
  seconds: number
  /** Of one that failed. */
  message: string
  /** What a trial has tried and found, in numbers. */
  tried: string
}

type VitestReport = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      fullName: string
      status: string
      failureMessages: string[] | null
      duration?: number
      meta?: { tried?: string }
    }[]
  }[]
}

type PlaywrightTest = {
  status: string
  annotations?: { type: string; description?: string }[]
  results: { errors: { message?: string }[]; duration?: number }[]
}

type PlaywrightSuite = {
  title: string
  specs: { title: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

export type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }

/**
 * A file that can't be loaded, or fails outside of its tests, has one failed test more. Tests that say themselves what they need
 * (`skipIf`, `context.skip`; the linter allows no other skipping) were not tried.
 */
export function resultsOfVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    const results = assertionResults.map((test) => ({
      file,
      name: `${file} › ${test.fullName}`,
      status: statusOfUnit(test.status),
      seconds: (test.duration ?? 0) / 1_000,
      message: test.failureMessages?.[0] ?? test.status,
      tried: test.meta?.tried ?? '',
    }))
    const isExplained = status !== 'failed' || results.some((result) => result.status === 'failed')
    return isExplained ? results : [...results, failure(file, message)]
  })
}

function statusOfUnit(status: string): TestResult['status'] {
  if (status === 'passed') return status
  return status === 'skipped' ? 'notTried' : 'failed'
}

/** A skipped journey counts as failed. */
export function resultsOfPlaywright({ suites, errors }: PlaywrightReport): TestResult[] {
  return [
    ...suites.flatMap((suite) => journeysIn(suite, [])),
    ...errors.map(({ message = 'an error' }) => failure('outside of all tests', message)),
  ]
}

function journeysIn({ title, specs, suites = [] }: PlaywrightSuite, above: readonly string[]): TestResult[] {
  const titles = [...above, title]
  const file = `e2e/${titles[0]}`
  const own = specs.flatMap((spec) =>
    spec.tests.map(
      ({ status, results, annotations = [] }) =>
        ({
          file,
          name: [...titles, spec.title].join(' › '),
          status: status === 'expected' ? 'passed' : 'failed',
          seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1_000,
          message: results.flatMap(({ errors }) => errors)[0]?.message ?? status,
          tried: annotations.find(({ type }) => type === 'tried')?.description ?? '',
        }) satisfies TestResult,
    ),
  )
  return [...own, ...suites.flatMap((suite) => journeysIn(suite, titles))]
}

export function failure(name: string, message: string): TestResult {
  return { ...resultOf(name, 'failed'), message }
}

/** Of something else than a test, such as a check. */
export function resultOf(name: string, status: TestResult['status']): TestResult {
  return { file: name, name, status, seconds: 0, message: '', tried: '' }
}

/** The name with the first line of what went wrong, or with more: fast-check says its seed and the shortest case in the next two. */
export function sentenceOf({ name, message }: TestResult, lines = 1): string {
  return `${name}: ${stripVTControlCharacters(message).split('\n').slice(0, lines).join('\n')}`
}
