import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../console/failure.ts'
import { dataDirectory } from '../environment/project-root.ts'
import { runMain } from '../product/processes/run-main.ts'
import { findOrInstallHeadlessShell } from '../testing/browser.ts'
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
const PARTS = ['studio', 'all', 'proxy', 'hosted']

/**
 * `npm test` runs every check and every test but the owner's journeys in the Studio, which `npm run test:studio` runs, since they
 * take as long as all others together. `npm run test:all` runs both; `npm run test:proxy` what needs Caddy;
 * `npm run test:hosted` the product beside a hosted lake. The last line counts.
 */
await runMain(async () => {
  const [part, ...more] = process.argv.slice(2)
  if (more.length > 0 || (part && !PARTS.includes(part)))
    throw new Failure(`"npm test" takes nothing, or one of: ${PARTS.join(', ')}.`)
  mkdirSync(reports, { recursive: true })
  const summaries = part && part !== 'all' ? [] : await runUsual()
  if (part === 'proxy')
    summaries.push(await runStep('Behind a proxy (Playwright)', () => runPlaywright('proxy', 1)))
  else if (part === 'hosted')
    summaries.push(await runStep('With a hosted lake (Vitest)', () => runVitest('hosted')))
  else if (part) summaries.push(await runStep('The Studio (Playwright)', () => runPlaywright('studio', 1)))
  printTotal(summaries)
})

/**
 * The quick ones first. Neither the unit tests nor the journeys keep both cores busy, so they run side by side. What measures time
 * or memory comes last, and has the machine for itself.
 */
async function runUsual(): Promise<Summary[]> {
  const checked = await Promise.all(quickChecks.map(runCheck))
  const [units, journeys] = await Promise.all([runUnits(), runJourneys()])
  const measured = await runStep('Measuring it (Playwright)', () => runPlaywright('measuring', 1))
  const proved = await runStep('Promises, a little of each (prove)', () => summarizeCheck(provePromises))
  return [...checked, ...units, ...journeys, measured, proved]
}

async function runUnits(): Promise<Summary[]> {
  return [
    await runCheck(generatedTypes),
    await runStep('Units and contracts (Vitest)', () => runVitest('pure', 'isolated')),
  ]
}

async function runJourneys(): Promise<Summary[]> {
  const changed = await runStep('Changing the product (Playwright)', () => runPlaywright('changing', 1))
  return [changed, await runStep('Looking at it (Playwright)', () => runPlaywright('looking', 2))]
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

function runPlaywright(project: string, workers: number): Promise<Summary> {
  return summarizeRun('playwright', summarizePlaywright, async () => {
    const browser = process.env.BROWSER_PATH || (await findOrInstallHeadlessShell(process.env))
    const options = [`--project=${project}`, `--workers=${workers}`]
    const variables = { ...process.env, BROWSER_PATH: browser }
    return succeeds(tool('playwright'), ['test', ...options], { variables })
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
