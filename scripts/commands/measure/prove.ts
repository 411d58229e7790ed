import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chosen, wholeNumber } from '../../console/arguments.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { type Promised, promises } from '../../prove/promises.ts'
import { sentenceOf, type TestResult } from '../../testing/test-run/test-results.ts'
import { runPlaywright, runVitest } from '../../testing/test-run/test-runners.ts'

/** Nothing else runs beside them. */
const JOURNEYS = ['--project=changing', '--workers=1']

/** For `unshare`: runs the program that follows where there is no network but that of the machine with itself. */
const OWN_NETWORK = [
  ...['--user', '--map-root-user', '--net'],
  'sh',
  '-c',
  'ip link set lo up && exec "$@"',
  'sh',
]

/** Characters of what a failed test says. */
const MOST_SAID = 1_000

/** Kills, batches of ten malformed requests, a tenth of the made-up addresses. */
const { PROOF_ROUNDS = '1000' } = process.env

/** The same number repeats the same moments and requests. */
const options = { seed: { type: 'string', default: String(1 + (Date.now() % 1_000_000)) } } as const

/** `npm run prove`: runs the tests that try to break what the product promises, with large numbers; exits with 1 when one succeeds. */
await runMain(async () => {
  endOnSignals()
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const wanted = chosen(promises, positionals, 'promise')
  const seed = wholeNumber(values.seed, '--seed=')
  const few = { ...process.env, PROOF_SEED: String(seed) }
  const alone = wanted.filter(({ isWithoutNetwork }) => isWithoutNetwork)
  const usual = wanted.filter(({ isWithoutNetwork }) => !isWithoutNetwork)
  const canBeAlone = spawnSync('unshare', [...OWN_NETWORK, 'true']).status === 0
  const found = await runTests(filesOf(usual), { ...few, PROOF_ROUNDS })
  const foundAlone = canBeAlone ? await runTests(filesOf(alone), few, ['unshare', ...OWN_NETWORK]) : []
  const kept = wanted.map((promised) => print(promised, promised.isWithoutNetwork ? foundAlone : found))
  const broken = kept.filter((isKept) => !isKept).length
  const repeat = `PROOF_SEED=${seed} repeats a single test, "npm run prove -- NAME --seed=${seed}" a row`
  console.log(
    `\n${kept.length - broken} of ${kept.length} promises kept or not tried, ${broken} broken. ${repeat}.`,
  )
  process.exit(broken === 0 ? 0 : 1)
})

function filesOf(rows: readonly Promised[]): string[] {
  return rows.flatMap(({ tests }) => tests)
}

/** The journeys by the program `before`, if one is given. */
async function runTests(
  files: readonly string[],
  variables: NodeJS.ProcessEnv,
  before?: readonly string[],
): Promise<TestResult[]> {
  const journeys = files.filter((file) => file.startsWith('e2e/'))
  const units = files.filter((file) => !journeys.includes(file))
  return [
    ...(units.length > 0 ? await runVitest([...units, '--no-file-parallelism'], variables) : []),
    ...(journeys.length > 0 ? await runPlaywright([...JOURNEYS, ...journeys], variables, before) : []),
  ]
}

/** Returns whether the promise is kept, or could not be tried at all. */
function print({ promise, tests, cannotShow }: Promised, all: readonly TestResult[]): boolean {
  // What fails outside of all tests may have kept any of them from running.
  const found = all.filter(
    ({ file }) => tests.some((start) => file.startsWith(start)) || !/\.(test|spec)\.ts$/.test(file),
  )
  const having = (status: TestResult['status']) => found.filter((result) => result.status === status)
  const [passed, failed, notTried] = [having('passed'), having('failed'), having('notTried')]
  const mark = failed.length > 0 ? '✗' : notTried.length > 0 || found.length === 0 ? '–' : '✓'
  const seconds = found.reduce((sum, result) => sum + result.seconds, 0)
  console.log(`\n${mark} ${promise}`)
  for (const { tried } of found) if (tried) console.log(`    tried       ${tried}`)
  console.log(`    found       ${passed.length} passed, ${failed.length} failed (${seconds.toFixed(0)} s)`)
  if (found.length === 0) console.log('    not tried on this machine')
  for (const { name } of notTried) console.log(`    not tried on this machine: ${name}`)
  for (const result of failed) console.log(`    broken      ${sentenceOf(result, 3).slice(0, MOST_SAID)}`)
  console.log(`    can't show  ${cannotShow}`)
  return failed.length === 0
}
