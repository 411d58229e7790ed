import { Failure } from '../console/failure.ts'
import { runMain } from '../product/processes/run-main.ts'
import { findOrInstallHeadlessShell } from '../testing/browser.ts'
import { findEngines } from '../testing/engines.ts'
import { generatedTypes, quickChecks } from '../testing/test-run/checks.ts'
import { resultOf, type TestResult } from '../testing/test-run/test-results.ts'
import { runPlaywright, runVitest } from '../testing/test-run/test-runners.ts'
import { printTotal, runCheck, runStep } from '../testing/test-run/test-steps.ts'

/** What `npm test` takes: nothing, or one of these words. */
const PARTS = ['studio', 'all', 'proxy', 'hosted', 'engines', 'lake']

const engines = findEngines(process.env)
const engineProjects = engines.installed.map(({ name }) => name)

/**
 * `npm test` runs every check and every test but those that take minutes: the owner's journeys in the Studio, which `npm run
 * test:studio` runs, an update of a running product, and axe for every page on every device. `npm run test:all` runs these too;
 * `npm run test:proxy` what needs Caddy; `npm run test:hosted` the product beside a hosted lake; `npm run test:engines` what is
 * tried in Firefox and WebKit; `npm run test:lake` the lake with projects and programs that others wrote, installed from npm. The
 * last line counts.
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
  if (part === 'hosted') return runStep('With a hosted lake (Vitest)', () => units('--project=hosted'))
  if (part === 'engines') return runStep('Other engines (Playwright)', () => runInEngines([], 1))
  if (part === 'lake') return runStep('What others wrote (Playwright)', () => journeys(['foreign'], 1))
  return runStep('The Studio (Playwright)', () => journeys(['studio'], 1))
}

/**
 * The quick ones first. Neither the unit tests nor the journeys keep both cores busy, so they run side by side. What holds seconds
 * comes last, and has the machine for itself.
 */
async function runUsual(isWhole: boolean): Promise<TestResult[]> {
  const checked = await Promise.all(quickChecks.map(runCheck))
  const tested = await Promise.all([runUnits(), runJourneys()])
  const measured = await runStep('Measuring it (Playwright)', () => journeys(['measuring'], 1))
  if (!isWhole) return [...checked, ...tested, measured].flat()
  const updated = await runStep('Updating it (Vitest)', () => units('scripts/prove/updates.test.ts'))
  return [...checked, ...tested, measured, updated, await runAlone('studio')].flat()
}

async function runUnits(): Promise<TestResult[]> {
  const types = await runCheck(generatedTypes)
  const all = () => units('--project=pure', '--project=isolated')
  return [...types, ...(await runStep('Units and contracts (Vitest)', all))]
}

async function runJourneys(): Promise<TestResult[]> {
  const changed = await runStep('Changing the product (Playwright)', () => journeys(['changing'], 1))
  return [...changed, ...(await runStep('Looking at it (Playwright)', () => runInEngines(['looking'], 2)))]
}

/** In the engines that this machine has, and these projects: several workers share a product, and nothing may change it. */
async function runInEngines(more: readonly string[], workers: number): Promise<TestResult[]> {
  const missing = engines.missing.map(({ name, packages }) => `the journeys in ${name}: install ${packages}`)
  const projects = [...more, ...engineProjects]
  if (projects.length === 0) throw new Failure(['No engine is installed:', ...missing].join('\n  '))
  return [...(await journeys(projects, workers)), ...missing.map((name) => resultOf(name, 'notTried'))]
}

function units(...options: readonly string[]): Promise<TestResult[]> {
  return runVitest(options, process.env, true)
}

function journeys(projects: readonly string[], workers: number): Promise<TestResult[]> {
  const options = [...projects.map((project) => `--project=${project}`), `--workers=${workers}`]
  if (workers > 1) options.push('--grep-invert=@changing')
  return runPlaywright(options, process.env)
}
