import { parseArgs } from 'node:util'
import { chosen, wholeNumber } from '../../console/arguments.ts'
import { step } from '../../console/steps.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { crashes } from '../../prove/crashes/crashes.ts'
import { network } from '../../prove/network.ts'
import { observatory } from '../../prove/observatory/observatory.ts'
import { packages } from '../../prove/packages.ts'
import { type Promised, small, type Trial, whole } from '../../prove/promise.ts'
import { rendering } from '../../prove/rendering.ts'
import { malformed, unknown } from '../../prove/strangers.ts'
import { printRows, type Row } from '../../prove/table.ts'
import { backups, disks } from '../../prove/tests.ts'
import { updates } from '../../prove/updates/updates.ts'
import { withTemporaryProduct } from '../../testing/product/temporary-product.ts'

/** In this order: pages are compared after all that could have made one stale. */
const all: readonly Promised[] = [
  packages,
  network,
  disks,
  backups,
  updates,
  crashes,
  malformed,
  unknown,
  observatory,
  rendering,
]

const options = {
  /** The same number repeats the same moments and requests. */
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  /** As `npm test` runs it: less of everything. */
  small: { type: 'boolean', default: false },
} as const

/** `npm run prove`: tries to break what the product promises, and exits with 1 when it succeeds. */
await runMain(async () => {
  endOnSignals()
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const seed = wholeNumber(values.seed, '--seed=')
  const rows = await tryAll(chosen(all, positionals, 'promise'), {
    seed,
    scale: values.small ? small : whole,
  })
  const broken = printRows(rows)
  console.log(
    `\nSeed ${seed}: ${rows.length - broken} of ${rows.length} promises kept or not tried, ${broken} broken.`,
  )
  process.exit(broken === 0 ? 0 : 1)
})

function tryAll(promises: readonly Promised[], setting: Omit<Trial, 'product'>): Promise<Row[]> {
  return withTemporaryProduct(async (product) => {
    const rows: Row[] = []
    for (const promised of promises) {
      const started = performance.now()
      const finding = await step(promised.promise, () => promised.run({ ...setting, product }))
      rows.push({ promised, finding, seconds: (performance.now() - started) / 1_000 })
    }
    return rows
  })
}
