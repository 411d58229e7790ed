import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { benchBlocking } from '../../bench/blocking.ts'
import { benchBytes } from '../../bench/bytes.ts'
import { benchDelivery } from '../../bench/delivery.ts'
import { benchOpenGraphImages } from '../../bench/open-graph-images.ts'
import { benchPaint } from '../../bench/paint.ts'
import { benchPublishing } from '../../bench/publishing.ts'
import { benchQueries } from '../../bench/queries.ts'
import { benchStarting } from '../../bench/starting.ts'
import { benchStrangers } from '../../bench/strangers.ts'
import { Failure } from '../../console/failure.ts'
import { step } from '../../console/steps.ts'
import { killAll } from '../../product/processes/live-process.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { Product } from '../../product/product.ts'
import { testVariables } from '../../testing/product/test-variables.ts'

const all = {
  publishing: benchPublishing,
  delivery: benchDelivery,
  bytes: benchBytes,
  'open-graph-images': benchOpenGraphImages,
  paint: benchPaint,
  blocking: benchBlocking,
  queries: benchQueries,
  strangers: benchStrangers,
  starting: benchStarting,
}

/**
 * `npm run bench`: measures on this machine what the product promises, with a lake of its own. `npm run bench -- paint`
 * runs that benchmark alone.
 */
await runMain(async () => {
  endOnSignals()
  const benchmarks = benchmarksNamed(process.argv.slice(2))
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const product = new Product(await testVariables(directory))
  try {
    await step('Started the product', () => product.open())
    console.log(`\n${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`)
    for (const run of benchmarks) await run(product)
    await product.stop()
  } finally {
    killAll()
    rmSync(directory, { recursive: true, force: true })
  }
  process.exit()
})

/** All benchmarks when none is named. */
function benchmarksNamed(names: readonly string[]) {
  const unknown = names.find((name) => !(name in all))
  if (unknown)
    throw new Failure(`There is no benchmark "${unknown}". Name one of: ${Object.keys(all).join(', ')}.`)
  return Object.entries(all).flatMap(([name, run]) =>
    names.length === 0 || names.includes(name) ? [run] : [],
  )
}
