import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { benchBytes } from '../../bench/bytes.ts'
import { benchDelivery } from '../../bench/delivery.ts'
import { benchOpenGraphImages } from '../../bench/open-graph-images.ts'
import { benchBlocking } from '../../bench/plain-page/blocking.ts'
import { benchPaint } from '../../bench/plain-page/paint.ts'
import { benchPublishing } from '../../bench/publishing.ts'
import { benchQueries } from '../../bench/queries.ts'
import { benchRequests } from '../../bench/requests/requests.ts'
import { benchScale } from '../../bench/scale/scale.ts'
import { benchStarting } from '../../bench/starting.ts'
import { benchStrangers } from '../../bench/strangers.ts'
import { benchStudio } from '../../bench/studio.ts'
import { Failure } from '../../console/failure.ts'
import { step } from '../../console/steps.ts'
import { killAll } from '../../product/processes/live-process.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { Product } from '../../product/product.ts'
import { testVariables } from '../../testing/product/test-variables.ts'

const all = {
  publishing: benchPublishing,
  requests: benchRequests,
  delivery: benchDelivery,
  bytes: benchBytes,
  'open-graph-images': benchOpenGraphImages,
  paint: benchPaint,
  blocking: benchBlocking,
  studio: benchStudio,
  queries: benchQueries,
  strangers: benchStrangers,
  starting: benchStarting,
}

/** How many pages are generated when none is told; 10,000 take a quarter of an hour. */
const SIZES = [100, 1_000]

/**
 * `npm run bench`: measures on this machine what the product promises, with a lake of its own. `npm run bench -- paint`
 * runs that benchmark alone, and `npm run bench -- scale 100 10000` the one with so many generated pages.
 */
await runMain(async () => {
  endOnSignals()
  console.log(`\n${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`)
  const [first, ...more] = process.argv.slice(2)
  try {
    if (first === 'scale') await benchScale(more.length > 0 ? more.map(sizeOf) : SIZES)
    else await runBenchmarks(benchmarksNamed(process.argv.slice(2)))
  } finally {
    killAll()
  }
  process.exit()
})

async function runBenchmarks(benchmarks: readonly ((product: Product) => Promise<void>)[]): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const product = new Product(await testVariables(directory))
  try {
    await step('Started the product', () => product.open())
    for (const run of benchmarks) await run(product)
    await product.stop()
  } finally {
    killAll()
    rmSync(directory, { recursive: true, force: true })
  }
}

function sizeOf(text: string): number {
  const size = Number(text)
  if (Number.isInteger(size) && size > 0) return size
  throw new Failure(`"${text}" is no number of pages. Write some, such as: npm run bench -- scale 100 1000`)
}

/** All benchmarks when none is named, but for "scale", which takes long and has lakes of its own. */
function benchmarksNamed(names: readonly string[]) {
  const unknown = names.find((name) => !(name in all))
  if (unknown) {
    const known = [...Object.keys(all), 'scale'].join(', ')
    throw new Failure(`There is no benchmark "${unknown}". Name one of: ${known}.`)
  }
  return Object.entries(all).flatMap(([name, run]) =>
    names.length === 0 || names.includes(name) ? [run] : [],
  )
}
