import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chosen, wholeNumber } from '../../console/arguments.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { runPlaywright, runVitest, type Tested } from '../../testing/test-run/test-runners.ts'
import { namesOf } from '../../testing/test-run/test-steps.ts'

/** What the product promises, in a word, and the files and folders of tests that try to break it; their names say the whole of it. */
const promises = [
  { name: 'disks', tests: ['packages/lake/data/faults', 'packages/pages-as-files/publish/faults/full-disk'] },
  { name: 'burn', tests: ['packages/lake/data/backups/burn'] },
  { name: 'backups', tests: ['packages/lake/data/backups/restore', 'packages/lake/data/tables'] },
  { name: 'redirects', tests: ['packages/pages-as-files/publish/redirects'] },
  { name: 'roles', tests: ['packages/lake/auth/people/role-property'] },
  { name: 'builds', tests: ['scripts/prove/builds'] },
  { name: 'updates', tests: ['scripts/prove/updates'] },
  { name: 'crashes', tests: ['e2e/robustness/crashes'] },
  { name: 'malformed', tests: ['packages/lake/malformed-requests', 'e2e/robustness/broken-requests'] },
  { name: 'unknown', tests: ['e2e/serving/made-up-towns'] },
  { name: 'rendering', tests: ['e2e/serving/rendered-anew'] },
]
/** That it starts, publishes and recovers where there is no network but that of the machine with itself: tried a little. */
const alone = { name: 'network', tests: ['e2e/robustness/crashes'] }
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
  for (const row of wanted) print(row.name, row === alone ? foundAlone : resultsIn(row.tests, found))
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
  const isTried = found.length > 0 && found.every(({ status }) => status !== 'notTried')
  const isBroken = found.some(({ status }) => status === 'failed')
  console.log(`\n${isBroken ? '✗' : isTried ? '✓' : '– not tried on this machine:'} ${promise}`)
  for (const { name, tried } of found) if (tried) console.log(`    ${name}: ${tried}`)
}
