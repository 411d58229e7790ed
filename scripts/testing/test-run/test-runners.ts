import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dataDirectory, type Variables } from '../../environment/project-root.ts'
import { failure, resultsOfPlaywright, resultsOfVitest, type TestResult } from './test-results.ts'
import { succeeds, tool } from './tools.ts'

const reports = path.join(dataDirectory, 'reports')

/** Runs these projects and files of the unit tests, all of them when none is named. */
export function runVitest(options: readonly string[], variables: Variables): Promise<TestResult[]> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('vitest')}`]
  const run = () => succeeds(tool('vitest'), ['run', ...options, ...reporters], { variables })
  return readResults('vitest', run, resultsOfVitest)
}

/** Runs these projects and files of the journeys; `before` is a program that runs the runner, with its options. */
export function runPlaywright(
  options: readonly string[],
  variables: Variables,
  before: readonly string[] = [],
): Promise<TestResult[]> {
  const [program = '', ...rest] = [...before, tool('playwright'), 'test', ...options]
  return readResults('playwright', () => succeeds(program, rest, { variables }), resultsOfPlaywright)
}

const reportOf = (name: string) => path.join(reports, `${name}.json`)

/** A program that ended with an error though none of its tests failed has failed outside of them, after them for instance. */
async function readResults<Report>(
  name: string,
  run: () => Promise<boolean>,
  read: (report: Report) => TestResult[],
): Promise<TestResult[]> {
  mkdirSync(reports, { recursive: true })
  rmSync(reportOf(name), { force: true })
  const endedWell = await run()
  const results = existsSync(reportOf(name)) ? read(JSON.parse(readFileSync(reportOf(name), 'utf8'))) : []
  const isExplained = (endedWell && results.length > 0) || results.some(({ status }) => status === 'failed')
  return isExplained ? results : [...results, failure(name, 'ended with an error outside of all tests')]
}
