import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../console/failure.ts'
import { dataDirectory } from '../environment/project-root.ts'
import { runMain } from '../product/processes/run-main.ts'
import { findOrInstallHeadlessShell } from '../testing/browser.ts'
import { findEngines } from '../testing/engines.ts'
import { generatedTypes, quickChecks } from '../testing/test-run/checks.ts'
import { printTotal, runCheck, runStep, summarizeCheck } from '../testing/test-run/test-steps.ts'
import {
  FAILED,
  type Summary,
  summarizePlaywright,
  summarizeVitest,
  unlessEndedWell,
} from '../testing/test-run/test-summary.ts'
import { succeeds, tool } from '../testing/test-run/tools.ts'

const reports = path.join(dataDirectory, 'reports')

/** What `npm test` takes: nothing, or one of these words. */
const PARTS = ['studio', 'all', 'proxy', 'hosted', 'engines']

const engines = findEngines(process.env)
const engineProjects = engines.installed.map(({ name }) => name)

/**
 * `npm test` runs every check and every test but the owner's journeys in the Studio, which `npm run test:studio` runs, since they
 * take as long as all others together. `npm run test:all` runs both; `npm run test:proxy` what needs Caddy; `npm run test:hosted`
 * the product beside a hosted lake; `npm run test:engines` what is tried in Firefox and WebKit. The last line counts.
 */
await runMain(async () => {
  const [part, ...more] = process.argv.slice(2)
  if (more.length > 0 || (part && !PARTS.includes(part)))
    throw new Failure(`"npm test" takes nothing, or one of: ${PARTS.join(', ')}.`)
  mkdirSync(reports, { recursive: true })
  // Unit tests and journeys use the same one.
  process.env.BROWSER_PATH ||= await findOrInstallHeadlessShell(process.env)
  printTotal(part && part !== 'all' ? [await runAlone(part)] : await runUsual(part === 'all'))
})

function runAlone(part: string): Promise<Summary> {
  if (part === 'proxy') return runStep('Behind a proxy (Playwright)', () => runPlaywright(['proxy'], 1))
  if (part === 'hosted') return runStep('With a hosted lake (Vitest)', () => runVitest('hosted'))
  if (part === 'engines') return runStep('Other engines (Playwright)', () => runInEngines())
  return runStep('The Studio (Playwright)', () => runPlaywright(['studio'], 1))
}

/**
 * The quick ones first. Neither the unit tests nor the journeys keep both cores busy, so they run side by side. What measures time
 * or memory comes last, and has the machine for itself.
 */
async function runUsual(isWithStudio: boolean): Promise<Summary[]> {
  const checked = await Promise.all(quickChecks.map(runCheck))
  const [units, journeys] = await Promise.all([runUnits(), runJourneys()])
  const measured = await runStep('Measuring it (Playwright)', () => runPlaywright(['measuring'], 1))
  const proved = await runStep('Promises, a little of each (prove)', () => summarizeCheck(provePromises))
  const studio = isWithStudio ? [await runAlone('studio')] : []
  return [...checked, ...units, ...journeys, measured, proved, ...studio]
}

async function runUnits(): Promise<Summary[]> {
  return [
    await runCheck(generatedTypes),
    await runStep('Units and contracts (Vitest)', () => runVitest('pure', 'isolated')),
  ]
}

async function runJourneys(): Promise<Summary[]> {
  const changed = await runStep('Changing the product (Playwright)', () => runPlaywright(['changing'], 1))
  return [changed, await runStep('Looking at it (Playwright)', () => runInEngines('looking'))]
}

/** Also in the engines that this machine has. */
async function runInEngines(...more: readonly string[]): Promise<Summary> {
  const notTried = engines.missing.map(({ name, packages }) => `the journeys in ${name}: install ${packages}`)
  const projects = [...more, ...engineProjects]
  if (projects.length === 0) throw new Failure(['No engine is installed:', ...notTried].join('\n  '))
  return { ...(await runPlaywright(projects, 2)), notTried }
}

/** What needs no more than the product that runs; `npm run prove` tries all of them, and each for longer. */
function provePromises(): Promise<boolean> {
  const promises = ['updates', 'crashes', 'malformed', 'unknown', 'rendering']
  return succeeds(process.execPath, ['scripts/commands/measure/prove.ts', ...promises, '--small'])
}

function runVitest(...projects: readonly string[]): Promise<Summary> {
  return summarizeRun('vitest', summarizeVitest, (report) => {
    const chosen = projects.map((project) => `--project=${project}`)
    const options = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return succeeds(tool('vitest'), options, { isBesideOthers: true })
  })
}

function runPlaywright(projects: readonly string[], workers: number): Promise<Summary> {
  return summarizeRun('playwright', summarizePlaywright, () => {
    const options = [...projects.map((project) => `--project=${project}`), `--workers=${workers}`]
    return succeeds(tool('playwright'), ['test', ...options])
  })
}

/** Runs a program that writes the report of this name, and resolves to what the report says. */
async function summarizeRun<Report>(
  name: string,
  summarize: (report: Report) => Summary,
  run: (file: string) => Promise<boolean>,
): Promise<Summary> {
  const file = path.join(reports, `${name}.json`)
  rmSync(file, { force: true })
  const endedWell = await run(file)
  if (!existsSync(file)) return FAILED
  return unlessEndedWell(endedWell, summarize(JSON.parse(readFileSync(file, 'utf8'))))
}
