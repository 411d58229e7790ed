import { availableParallelism } from 'node:os'
import { Failure } from '../console/failure.ts'
import { runMain } from '../product/processes/run-main.ts'
import { findOrInstallHeadlessShell } from '../testing/browser.ts'
import { findEngines } from '../testing/engines.ts'
import { WITHOUT_STUDIO } from '../testing/product/running-product.ts'
import { generatedTypes, quickChecks } from '../testing/test-run/checks.ts'
import { resultOf, runPlaywright, runVitest, type Tested } from '../testing/test-run/test-runners.ts'
import { printTotal, runCheck, runStep } from '../testing/test-run/test-steps.ts'

/** What looks at one product: a browser for each core, but never so many that the product is what they wait for. */
const LOOKING = Math.min(availableParallelism(), 4)

/** What `npm run test:WORD` runs alone. */
const parts: Readonly<Record<string, () => Promise<Tested[]>>> = {
  studio: runStudio,
  engines: runEngines,
  proxy: () => runStep('Behind a proxy (Playwright)', () => journeys(['proxy'])),
  hosted: () => runOneByOne(hosted),
  lake: () => runStep('What others wrote (Playwright)', () => journeys(['foreign'])),
  all: () => runOneByOne([...usual, ...rare]),
}

const hosted = [
  () => runStep('With a hosted lake (Vitest)', () => units('--project=hosted', '--no-file-parallelism')),
  () => runStep('Its Studio (Playwright)', () => journeys(['hosted'])),
]

/** Each with all cores: beside another one a test would wait for what has nothing to do with it. */
const usual = [
  async () => (await Promise.all(quickChecks.map(runCheck))).flat(),
  () => runStep('Units and contracts (Vitest)', () => units('--project=pure', '--project=isolated')),
  () => runStep('Changing the product (Playwright)', () => ofVisitors('changing', 1)),
  () => runStep('Looking at it (Playwright)', () => ofVisitors('looking', LOOKING)),
]
const rare = [
  () => runCheck(generatedTypes),
  () => runStep('Trials (Vitest)', () => units('--project=trials')),
  () => runStep('Updating it (Vitest)', () => units('--project=proving')),
  runEngines,
  runStudio,
]

/**
 * `npm test` runs every check and every test but those that take minutes, and looks at one page of each kind. `npm run test:all` runs
 * these too, looks at every page on every device, and tries journeys with the tag `@all`. The last line counts.
 */
await runMain(async () => {
  const [part, ...more] = process.argv.slice(2)
  const run = part === undefined ? () => runOneByOne(usual) : parts[part]
  if (run === undefined || more.length > 0)
    throw new Failure(`"npm test" takes nothing, or one of: ${Object.keys(parts).join(', ')}.`)
  if (part === 'all') process.env.PAGES = 'every'
  // Unit tests and journeys use the same one.
  process.env.BROWSER_PATH ||= await findOrInstallHeadlessShell(process.env)
  printTotal(await run())
})

async function runOneByOne(steps: readonly (() => Promise<Tested[]>)[]): Promise<Tested[]> {
  const results: Tested[] = []
  for (const run of steps) results.push(...(await run()))
  return results
}

function runStudio(): Promise<Tested[]> {
  return runStep('The Studio (Playwright)', () => journeys(['studio']))
}

/** In the engines that this machine has. */
function runEngines(): Promise<Tested[]> {
  return runStep('Other engines (Playwright)', async () => {
    const { installed, missing } = findEngines(process.env)
    const names = installed.map(({ name }) => name)
    const tried = names.length > 0 ? await journeys(names) : []
    const lacking = missing.map(({ name, packages }) => `the journeys in ${name}: install ${packages}`)
    return [...tried, ...lacking.map((name) => resultOf(name, 'notTried'))]
  })
}

function units(...projects: readonly string[]): Promise<Tested[]> {
  return runVitest(projects, process.env)
}

function ofVisitors(project: string, workers: number): Promise<Tested[]> {
  return journeys([project], workers, { [WITHOUT_STUDIO]: 'yes' })
}

function journeys(projects: readonly string[], workers = 1, more = {}): Promise<Tested[]> {
  const options = [...projects.map((project) => `--project=${project}`), `--workers=${workers}`]
  return runPlaywright(options, { ...process.env, ...more })
}
