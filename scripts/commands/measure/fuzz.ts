import { parseArgs } from 'node:util'
import { chosen, wholeNumber } from '../../console/arguments.ts'
import { Failure } from '../../console/failure.ts'
import { type FuzzRun, runFuzz } from '../../fuzz/engine.ts'
import { lake } from '../../fuzz/lake/lake-target.ts'
import { report } from '../../fuzz/report.ts'
import { residentMemory } from '../../fuzz/resident-memory.ts'
import { site } from '../../fuzz/site-target.ts'
import type { Target } from '../../fuzz/target.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { withTemporaryProduct } from '../../testing/product/temporary-product.ts'

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
  const ports = chosen(targets, positionals, 'port')
  const figures = {
    seed: wholeNumber(values.seed, '--seed='),
    requests: wholeNumber(values.requests, '--requests='),
  }
  const broken = values.at ? await fuzzAt(values.at, ports, figures) : await fuzzOwnProduct(ports, figures)
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

function fuzzOwnProduct(ports: readonly Target[], figures: Figures): Promise<number> {
  return withTemporaryProduct(async (product) => {
    let broken = 0
    for (const target of ports) {
      const running = target.processOf(product)
      if (!running) throw new Failure(`The ${target.name} does not run here.`)
      const address = target.addressOf(product.environment)
      const plan = { ...figures, target, address, measureMemory: () => residentMemory(running) }
      broken += report(plan, await runFuzz(plan), true)
    }
    return broken
  })
}
