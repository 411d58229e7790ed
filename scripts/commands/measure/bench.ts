import { cpus } from 'node:os'
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
import { chosen, wholeNumber } from '../../console/arguments.ts'
import { killAll } from '../../product/processes/live-process.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { withTemporaryProduct } from '../../testing/product/temporary-product.ts'

/** All but "scale", which takes long and has lakes of its own. */
const all = [
  { name: 'publishing', run: benchPublishing },
  { name: 'requests', run: benchRequests },
  { name: 'delivery', run: benchDelivery },
  { name: 'bytes', run: benchBytes },
  { name: 'open-graph-images', run: benchOpenGraphImages },
  { name: 'paint', run: benchPaint },
  { name: 'blocking', run: benchBlocking },
  { name: 'studio', run: benchStudio },
  { name: 'queries', run: benchQueries },
  { name: 'strangers', run: benchStrangers },
  { name: 'starting', run: benchStarting },
]

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
  if (first === 'scale') await scale(more)
  else await run(process.argv.slice(2))
  process.exit()
})

async function scale(sizes: readonly string[]): Promise<void> {
  try {
    await benchScale(sizes.length > 0 ? sizes.map((size) => wholeNumber(size, 'scale ')) : SIZES)
  } finally {
    killAll()
  }
}

function run(names: readonly string[]): Promise<void> {
  const benchmarks = chosen(all, names, 'benchmark')
  return withTemporaryProduct(async (product) => {
    for (const benchmark of benchmarks) await benchmark.run(product)
  })
}
