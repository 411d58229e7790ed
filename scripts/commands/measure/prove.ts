import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chosen, wholeNumber } from '../../console/arguments.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { runPlaywright, runVitest, type Tested } from '../../testing/test-run/test-runners.ts'
import { namesOf } from '../../testing/test-run/test-steps.ts'

const CRASHES = 'e2e/robustness/crashes.spec.ts'

/** What the product promises, and the files and folders of tests that try to break it. */
const promises = [
  {
    name: 'disks',
    promise: 'A full or read-only disk loses nothing, and is said in words',
    tests: ['packages/lake/data/faults', 'packages/pages-as-files/publish/faults/full-disk.test.ts'],
  },
  {
    name: 'backups',
    promise: 'A backup made under writes brings back every document, version, message and picture',
    tests: ['packages/lake/data/backups/restore.test.ts', 'packages/lake/data/tables'],
  },
  {
    name: 'redirects',
    promise: 'Of redirects that are published together each leads where it was published to last',
    tests: ['packages/pages-as-files/publish/redirects.test.ts'],
  },
  {
    name: 'roles',
    promise: 'Nobody changes what their role does not let them change',
    tests: ['packages/lake/auth/people/role-property.test.ts'],
  },
  {
    name: 'updates',
    promise: 'Another version takes over and gives back, and a bad one changes nothing',
    tests: ['scripts/prove/updates.test.ts'],
  },
  {
    name: 'crashes',
    promise: 'Killed at any moment, nothing that was acknowledged is lost, and pages are right afterwards',
    tests: [CRASHES],
  },
  {
    name: 'malformed',
    promise: 'Malformed requests end nothing, fill no memory, and keep nobody waiting',
    tests: ['packages/lake/malformed-requests.test.ts', 'e2e/robustness/broken-requests.spec.ts'],
  },
  {
    name: 'unknown',
    promise: 'Addresses that nobody has made leave no file and no memory behind',
    tests: ['e2e/serving/made-up-towns.spec.ts'],
  },
  {
    name: 'rendering',
    promise: 'Every page that visitors get is equal to one that is rendered now',
    tests: ['e2e/serving/rendered-anew.spec.ts'],
  },
]
/** Tried a little, where there is no network but that of the machine with itself. */
const alone = {
  name: 'network',
  promise: 'It starts, publishes and recovers on a machine without any network',
  tests: [CRASHES],
}
const OWN_NETWORK = ['--user', '--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh']

/** Kills, batches of ten malformed requests, a tenth of the made-up addresses. */
const { PROOF_ROUNDS = '1000' } = process.env

/** The same number repeats the same moments and requests. */
const options = { seed: { type: 'string', default: String(1 + (Date.now() % 1_000_000)) } } as const

/** `npm run prove`: runs the tests that try to break what the product promises, with large numbers; exits with 1 when one succeeds. */
await runMain(async () => {
  endOnSignals()
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const wanted = chosen([...promises, alone], positionals, 'promise')
  const seed = wholeNumber(values.seed, '--seed=')
  const few = { ...process.env, PROOF_SEED: String(seed) }
  const files = wanted.filter((row) => row !== alone).flatMap(({ tests }) => tests)
  const found = await runTests(files, { ...few, PROOF_ROUNDS })
  const canBeAlone = wanted.includes(alone) && spawnSync('unshare', [...OWN_NETWORK, 'true']).status === 0
  const foundAlone = canBeAlone ? await runJourneys(alone.tests, few, ['unshare', ...OWN_NETWORK]) : []
  for (const row of wanted) print(row.promise, row === alone ? foundAlone : resultsIn(row.tests, found))
  const broken = namesOf([...found, ...foundAlone], 'failed')
  if (broken.length > 0) console.log(['\nBroken, as said above:', ...broken].join('\n  '))
  console.log(`\nPROOF_SEED=${seed} repeats a single test, "npm run prove -- NAME --seed=${seed}" a row.`)
  process.exit(broken.length === 0 ? 0 : 1)
})

/** Nothing else runs beside them. */
async function runTests(files: readonly string[], variables: NodeJS.ProcessEnv): Promise<Tested[]> {
  const journeys = files.filter((file) => file.startsWith('e2e/'))
  const units = files.filter((file) => !journeys.includes(file))
  return [
    ...(units.length > 0 ? await runVitest([...units, '--no-file-parallelism'], variables) : []),
    ...(journeys.length > 0 ? await runJourneys(journeys, variables) : []),
  ]
}

function runJourneys(files: readonly string[], variables: NodeJS.ProcessEnv, before: readonly string[] = []) {
  return runPlaywright(['--project=changing', '--workers=1', ...files], variables, before)
}

function resultsIn(tests: readonly string[], all: readonly Tested[]): Tested[] {
  return all.filter(({ file }) => tests.some((start) => file.startsWith(start)))
}

/** A promise of which nothing was tried, or not all, is neither kept nor broken. */
function print(promise: string, found: readonly Tested[]): void {
  const [failed, notTried] = [namesOf(found, 'failed'), namesOf(found, 'notTried')]
  const isTried = found.length > 0 && notTried.length === 0
  console.log(`\n${failed.length > 0 ? '✗' : isTried ? '✓' : '–'} ${promise}`)
  for (const { tried } of found) if (tried) console.log(`    tried  ${tried}`)
  if (!isTried) console.log(['    not tried on this machine', ...notTried].join('\n      '))
}
