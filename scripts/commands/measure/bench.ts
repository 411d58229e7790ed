import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { benchBytes } from '../../bench/bytes.ts'
import { benchCards } from '../../bench/cards.ts'
import { benchFreshness } from '../../bench/freshness.ts'
import { benchPaint } from '../../bench/paint.ts'
import { benchQueries } from '../../bench/queries.ts'
import { benchStrangers } from '../../bench/strangers.ts'
import { Failure, runMain } from '../../console/failure.ts'
import { step } from '../../console/steps.ts'
import { killAll } from '../../product/processes/live-process.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { Product } from '../../product/product.ts'
import { stageVariables } from '../../testing/test-variables.ts'

const all = {
  freshness: benchFreshness,
  bytes: benchBytes,
  cards: benchCards,
  paint: benchPaint,
  queries: benchQueries,
  strangers: benchStrangers,
}

/**
 * `npm run bench`: what the product promises, measured on this machine, with a lake of its own; `npm run bench -- paint`
 * measures only that.
 */
await runMain(async () => {
  endOnSignals()
  const parts = partsNamed(process.argv.slice(2))
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const product = new Product(await stageVariables(directory))
  try {
    await step('Started the product', () => product.open())
    console.log(`\n${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`)
    for (const part of parts) await part(product)
    await product.stop()
  } finally {
    killAll()
    rmSync(directory, { recursive: true, force: true })
  }
  process.exit()
})

/** All of them when none is named. */
function partsNamed(names: readonly string[]) {
  const unknown = names.find((name) => !(name in all))
  if (unknown) throw new Failure(`There is no "${unknown}" to measure, but ${Object.keys(all).join(', ')}.`)
  return Object.entries(all).flatMap(([name, part]) =>
    names.length === 0 || names.includes(name) ? [part] : [],
  )
}
