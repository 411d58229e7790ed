import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dataDirectory, root, type Variables } from '../../environment/project-root.ts'
import { succeeds, tool } from './tools.ts'

/** What became of one test. Why it failed its runner has said. */
export type Tested = {
  name: string
  /** Relative to the clone. */
  file: string
  /** `notTried` is one that this machine lacks the means for. */
  status: 'passed' | 'failed' | 'notTried'
  /** What a trial has tried and found, in numbers. */
  tried?: string | undefined
}

type VitestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; meta?: { tried?: string } }[]
  }[]
}

type Suite = {
  specs: {
    file: string
    line: number
    title: string
    tests: { status: string; annotations: { type: string; description?: string }[] }[]
  }[]
  suites?: Suite[]
}

type PlaywrightReport = { suites: Suite[]; errors: unknown[] }

/** Runs these projects and files of the unit tests, all of them when none is named. */
export function runVitest(options: readonly string[], variables: Variables): Promise<Tested[]> {
  const file = reportOf('vitest')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const run = () => succeeds(tool('vitest'), ['run', ...options, ...reporters], { variables })
  return readResults(file, run, resultsOfVitest)
}

/** Runs these projects and files of the journeys; `before` is a program that runs the runner, with its options. */
export function runPlaywright(
  options: readonly string[],
  variables: Variables,
  before: readonly string[] = [],
): Promise<Tested[]> {
  const [program = '', ...rest] = [...before, tool('playwright'), 'test', ...options]
  return readResults(
    reportOf('playwright'),
    () => succeeds(program, rest, { variables }),
    resultsOfPlaywright,
  )
}

const reportOf = (name: string) => path.join(dataDirectory, 'reports', `${name}.json`)

/** A program that ended with an error though none of its tests failed has failed outside of them, after them for instance. */
async function readResults<Report>(
  file: string,
  run: () => Promise<boolean>,
  read: (report: Report) => Tested[],
): Promise<Tested[]> {
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const endedWell = await run()
  const results = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : []
  const isExplained = (endedWell && results.length > 0) || results.some(({ status }) => status === 'failed')
  return isExplained ? results : [...results, resultOf('outside of all tests', 'failed')]
}

/**
 * A file that can't be loaded, or fails outside of its tests, has one failed test more. Tests that say themselves what they need
 * (`skipIf`, `context.skip`; the linter allows no other skipping) were not tried.
 */
export function resultsOfVitest({ testResults }: VitestReport): Tested[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name)
    const tests = assertionResults.map((test): Tested => {
      const tried = test.meta?.tried
      return { name: `${file} › ${test.fullName}`, file, status: statusOfUnit(test.status), tried }
    })
    const isExplained = status !== 'failed' || tests.some((test) => test.status === 'failed')
    return isExplained ? tests : [...tests, resultOf(file, 'failed')]
  })
}

function statusOfUnit(status: string): Tested['status'] {
  if (status === 'passed') return status
  return status === 'skipped' ? 'notTried' : 'failed'
}

/** A journey that was skipped, or passed only when it was tried again, counts as failed. */
export function resultsOfPlaywright({ suites, errors }: PlaywrightReport): Tested[] {
  const journeys = suites.flatMap(specsIn).flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, annotations }): Tested => {
      const tried = annotations.find(({ type }) => type === 'tried')?.description
      const name = `e2e/${file}:${line} › ${title}`
      return { name, file: `e2e/${file}`, status: status === 'expected' ? 'passed' : 'failed', tried }
    }),
  )
  return [...journeys, ...errors.map(() => resultOf('outside of all tests', 'failed'))]
}

function specsIn({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsIn)]
}

/** Of something else than a test, such as a check. */
export function resultOf(name: string, status: Tested['status']): Tested {
  return { name, file: name, status }
}
