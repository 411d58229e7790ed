import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { benchBytes } from './bench/bytes.ts'
import { benchCards } from './bench/cards.ts'
import { benchFreshness } from './bench/freshness.ts'
import { benchPaint } from './bench/paint.ts'
import { benchQueries } from './bench/queries.ts'
import { runMain } from './failure.ts'
import { killAll } from './processes.ts'
import { Product } from './product.ts'
import { endOnSignals } from './signals.ts'
import { stageVariables } from './stage-variables.ts'
import { step } from './steps.ts'

/** `npm run bench`: what the product promises, measured on this machine, with a lake of its own. */
await runMain(async () => {
  endOnSignals()
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const product = new Product(await stageVariables(directory))
  try {
    await step('Started the product', () => product.open())
    console.log(`\n${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`)
    await benchFreshness(product)
    await benchBytes(product)
    await benchCards(product)
    await benchPaint(product)
    await product.stop()
    await benchQueries()
  } finally {
    killAll()
    rmSync(directory, { recursive: true, force: true })
  }
  process.exit()
})
