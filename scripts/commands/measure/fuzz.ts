import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from '../../console/failure.ts'
import { step } from '../../console/steps.ts'
import { type FuzzRun, runFuzz } from '../../fuzz/engine.ts'
import { lake } from '../../fuzz/lake/lake-target.ts'
import { report } from '../../fuzz/report.ts'
import { residentMemory } from '../../fuzz/resident-memory.ts'
import { site } from '../../fuzz/site-target.ts'
import type { Target } from '../../fuzz/target.ts'
import { killAll } from '../../product/processes/live-process.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { Product } from '../../product/product.ts'
import { testVariables } from '../../testing/product/test-variables.ts'

const targets: readonly Target[] = [site, lake]

const options = {
  requests: { type: 'string', default: '10000' },
  /** A run with the same seed sends the same requests. */
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  /** The address of a product that runs already. Without it one is started for the run, and its memory is measured too. */
  at: { type: 'string' },
} as const

/** `npm run fuzz`: sends malformed requests to each public port, and checks that the product keeps its promises. */
await runMain(async () => {
  endOnSignals()
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const chosen = targetsNamed(positionals)
  const figures = { seed: numberIn(values.seed, 'seed'), requests: numberIn(values.requests, 'requests') }
  const broken = values.at ? await fuzzAt(values.at, chosen, figures) : await fuzzOwnProduct(chosen, figures)
  console.log(broken === 0 ? '\nEvery promise was kept.' : `\n${broken} promises were broken.`)
  process.exit(broken === 0 ? 0 : 1)
})

type Figures = Pick<FuzzRun, 'seed' | 'requests'>

async function fuzzAt(address: string, [target]: readonly Target[], figures: Figures): Promise<number> {
  if (!target || !URL.canParse(address))
    throw new Failure(
      `--at=${address}: name one port, site or lake, and give a whole address, such as http://localhost:3000.`,
    )
  const plan = { ...figures, target, address, measureMemory: undefined }
  return report(plan, await runFuzz(plan), false)
}

/** Starts a product with a temporary lake, so that no content is lost. */
async function fuzzOwnProduct(chosen: readonly Target[], figures: Figures): Promise<number> {
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const product = new Product(await testVariables(directory))
  let broken = 0
  try {
    await step('Started the product', () => product.open())
    for (const target of chosen) {
      const running = target.processOf(product)
      if (!running) throw new Failure(`The ${target.name} does not run here.`)
      const address = target.addressOf(product.environment)
      const plan = { ...figures, target, address, measureMemory: () => residentMemory(running) }
      broken += report(plan, await runFuzz(plan), true)
    }
    await product.stop()
  } finally {
    killAll()
    rmSync(directory, { recursive: true, force: true })
  }
  return broken
}

/** All targets when none is named. */
function targetsNamed(names: readonly string[]): readonly Target[] {
  const unknown = names.find((name) => !targets.some((target) => target.name === name))
  if (unknown)
    throw new Failure(
      `There is no port "${unknown}". Name one of: ${targets.map(({ name }) => name).join(', ')}.`,
    )
  return targets.filter(({ name }) => names.length === 0 || names.includes(name))
}

function numberIn(text: string, name: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new Failure(`--${name}=${text}: give a whole number above zero.`)
}
