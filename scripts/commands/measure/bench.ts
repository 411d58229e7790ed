import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { benchDelivery } from '../../bench/delivery.ts'
import { benchLighthouse } from '../../bench/lighthouse.ts'
import { benchBytes, benchOpenGraphImages } from '../../bench/pages.ts'
import { benchPublishing } from '../../bench/publishing.ts'
import { benchQueries } from '../../bench/queries.ts'
import { benchRequests } from '../../bench/requests.ts'
import { benchScale } from '../../bench/scale.ts'
import { benchStarting } from '../../bench/starting.ts'
import { benchStrangers } from '../../bench/strangers.ts'
import { benchStudio } from '../../bench/studio.ts'
import type { Table } from '../../bench/table.ts'
import { chosen, wholeNumber } from '../../console/arguments.ts'
import { printTable } from '../../console/figures.ts'
import { killAll } from '../../product/processes/live-process.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { withTemporaryProduct } from '../../testing/product/temporary-product.ts'
import { HttpsProxy } from '../../testing/proxy/https-proxy.ts'

/** All but "scale", which has lakes of its own, and "lighthouse", which take long. */
const all = [
  { name: 'publishing', run: benchPublishing },
  { name: 'requests', run: benchRequests },
  { name: 'delivery', run: benchDelivery },
  { name: 'bytes', run: benchBytes },
  { name: 'open-graph-images', run: benchOpenGraphImages },
  { name: 'studio', run: benchStudio },
  { name: 'queries', run: benchQueries },
  { name: 'strangers', run: benchStrangers },
  { name: 'starting', run: benchStarting },
]

/** How many pages are generated when none is told; 10,000 take a quarter of an hour. */
const SIZES = ['100', '1000']

const options = {
  /** Of Lighthouse: every page, and through a proxy with https, as visitors come. */
  all: { type: 'boolean' },
  https: { type: 'boolean' },
} as const

/**
 * `npm run bench`: measures on this machine what the product promises, with a lake of its own. `npm run bench -- studio` runs that
 * benchmark alone, `npm run bench -- scale 100 10000` the one with so many generated pages.
 */
await runMain(async () => {
  endOnSignals()
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  console.log(`\n${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`)
  const [first, ...sizes] = positionals
  if (first === 'scale') await scale(sizes.length > 0 ? sizes : SIZES)
  else if (first === 'lighthouse') await lighthouse(values)
  else await run(positionals)
  process.exit()
})

function run(names: readonly string[]): Promise<void> {
  const benchmarks = chosen(all, names, 'benchmark')
  return withTemporaryProduct(async (product) => {
    for (const benchmark of benchmarks) print(await benchmark.run(product))
  })
}

async function scale(sizes: readonly string[]): Promise<void> {
  print(await benchScale(sizes.map((size) => wholeNumber(size, 'scale '))).finally(killAll))
}

async function lighthouse(values: { all?: boolean | undefined; https?: boolean | undefined }): Promise<void> {
  let proxy: HttpsProxy | undefined
  await withTemporaryProduct(
    async (product) => {
      print(await benchLighthouse(product, { all: values.all, flags: proxy?.browserFlags ?? [] }))
      await proxy?.stop()
    },
    async (variables, directory) => {
      if (values.https) proxy = await HttpsProxy.start(variables, directory)
    },
  )
}

function print({ title, head, rows, notes = [] }: Table): void {
  console.log(`\n${title}`)
  printTable(head, rows)
  for (const note of notes) console.log(`  ${note}`)
}
