import { availableParallelism } from 'node:os'
import { Failure } from '../console/failure.ts'
import type { Variables } from '../environment/project-root.ts'
import { runMain } from '../product/processes/run-main.ts'
import { findOrInstallHeadlessShell } from '../testing/browser.ts'
import { findEngines } from '../testing/engines.ts'
import { WITHOUT_STUDIO } from '../testing/product/running-product.ts'
import { generatedTypes, quickChecks } from '../testing/test-run/checks.ts'
import { resultOf, type TestResult } from '../testing/test-run/test-results.ts'
import { runPlaywright, runVitest } from '../testing/test-run/test-runners.ts'
import { printTotal, runCheck, runStep } from '../testing/test-run/test-steps.ts'

/** What `npm test` takes: nothing, or one of these words. */
const PARTS = ['studio', 'all', 'proxy', 'hosted', 'engines', 'lake']

/** What looks at one product: a browser for each core, but never so many that the product is what they wait for. */
const LOOKING = Math.min(availableParallelism(), 4)

/**
 * `npm test` runs every check and every test but those that take minutes: the Studio's build and the owner's journeys in it, which
 * `npm run test:studio` runs, what is tried in Firefox and WebKit (`npm run test:engines`), whether the generated types are up to
 * date, which `npm run check` tells too, trials with floods and full disks, an update of a running product, journeys with the tag `@all`,
 * and every page on every device where `npm test` looks at one of each kind. `npm run test:all` runs these too; `npm run test:proxy` what
 * needs Caddy; `npm run test:hosted` the product beside a hosted lake; `npm run test:lake` the lake with projects and programs that others
 * wrote, installed from npm. The last line counts.
 */
await runMain(async () => {
  const [part, ...more] = process.argv.slice(2)
  if (more.length > 0 || (part && !PARTS.includes(part)))
    throw new Failure(`"npm test" takes nothing, or one of: ${PARTS.join(', ')}.`)
  if (part === 'all') process.env.PAGES = 'every'
  // Unit tests and journeys use the same one.
  process.env.BROWSER_PATH ||= await findOrInstallHeadlessShell(process.env)
  printTotal(part && part !== 'all' ? await runAlone(part) : await runUsual(part === 'all'))
})

function runAlone(part: string): Promise<TestResult[]> {
  if (part === 'proxy') return runStep('Behind a proxy (Playwright)', () => journeys(['proxy'], 1))
  if (part === 'hosted') return runStep('With a hosted lake (Vitest)', () => runUnits('--project=hosted'))
  if (part === 'engines') return runStep('Other engines (Playwright)', runInEngines)
  if (part === 'lake') return runStep('What others wrote (Playwright)', () => journeys(['foreign'], 1))
  return runStep('The Studio (Playwright)', () => journeys(['studio'], 1))
}

/** One step after the other, each with all cores: beside another one a test would wait for what has nothing to do with it. */
async function runUsual(isWhole: boolean): Promise<TestResult[]> {
  const checked = await Promise.all(quickChecks.map(runCheck))
  const units = await runStep('Units and contracts (Vitest)', () =>
    runUnits('--project=pure', '--project=isolated'),
  )
  const changed = await runStep('Changing the product (Playwright)', () => ofVisitors('changing', 1))
  const looked = await runStep('Looking at it (Playwright)', () => ofVisitors('looking', LOOKING))
  const usual = [...checked, units, changed, looked].flat()
  if (!isWhole) return usual
  const types = await runCheck(generatedTypes)
  const trials = await runStep('Trials (Vitest)', () => runUnits('--project=trials'))
  const updated = await runStep('Updating it (Vitest)', () => runUnits('scripts/prove/updates.test.ts'))
  return [usual, types, trials, updated, await runAlone('engines'), await runAlone('studio')].flat()
}

/** In the engines that this machine has. */
async function runInEngines(): Promise<TestResult[]> {
  const { installed, missing } = findEngines(process.env)
  const names = installed.map(({ name }) => name)
  const tried = names.length > 0 ? await journeys(names, 1) : []
  const lacking = missing.map(({ name, packages }) => `the journeys in ${name}: install ${packages}`)
  return [...tried, ...lacking.map((name) => resultOf(name, 'notTried'))]
}

function runUnits(...options: readonly string[]): Promise<TestResult[]> {
  return runVitest(options, process.env)
}

function ofVisitors(project: string, workers: number): Promise<TestResult[]> {
  return journeys([project], workers, { [WITHOUT_STUDIO]: 'yes' })
}

function journeys(
  projects: readonly string[],
  workers: number,
  more: Partial<Variables> = {},
): Promise<TestResult[]> {
  const options = [...projects.map((project) => `--project=${project}`), `--workers=${workers}`]
  return runPlaywright(options, { ...process.env, ...more })
}
