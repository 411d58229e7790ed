import { cpus } from 'node:os'
import { benchStudio, benchTaps } from '../../bench/phone.ts'
import { benchPublishing } from '../../bench/publishing.ts'
import { benchQueries } from '../../bench/queries.ts'
import { benchScale } from '../../bench/scale.ts'
import { benchStrangers } from '../../bench/strangers.ts'
import { chosen } from '../../console/arguments.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { RunningProduct } from '../../testing/product/running-product.ts'

/** All that share a product. What takes long runs only when it is named. */
const benchmarks = [
  { name: 'publishing', title: 'From publish to updated page', run: benchPublishing },
  { name: 'studio', title: 'The Studio on a slow phone, first visit', run: benchStudio },
  { name: 'taps', title: 'From a tap to what it shows, on a slow phone', run: benchTaps },
  { name: 'queries', title: 'Milliseconds of a query', run: benchQueries },
  { name: 'strangers', title: "The owner's work while strangers do their worst", run: benchStrangers },
  { name: 'scale', title: 'With a thousand pages more', run: benchScale, takesLong: true },
]

/** Strangers come from addresses of their own. */
const TRUSTING = { TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For', TRUSTED_PROXIES: '127.0.0.1,::1' }

/**
 * `npm run bench`: measures on this machine what the product promises, with a lake of its own. `npm run bench -- studio` runs that
 * benchmark alone. In brackets is what a figure may be.
 */
await runMain(async () => {
  endOnSignals()
  const names = process.argv.slice(2)
  const named = chosen(benchmarks, names, 'benchmark')
  console.log(`\n${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`)
  const product = await RunningProduct.open('here', TRUSTING)
  try {
    for (const { title, run } of named.filter((one) => names.length > 0 || !one.takesLong)) {
      console.log(`\n${title}`)
      console.table(await run(product.parts))
    }
  } finally {
    await product.close()
  }
  process.exit()
})
