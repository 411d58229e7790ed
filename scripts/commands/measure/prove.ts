import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from '../../console/failure.ts'
import { step } from '../../console/steps.ts'
import { killAll } from '../../product/processes/live-process.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { Product } from '../../product/product.ts'
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
import { testVariables } from '../../testing/product/test-variables.ts'

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
  const seed = seedIn(values.seed)
  const chosen = promisesNamed(positionals)
  const rows = await tryAll(chosen, { seed, scale: values.small ? small : whole })
  const broken = printRows(rows)
  console.log(
    `\nSeed ${seed}: ${rows.length - broken} of ${rows.length} promises kept or not tried, ${broken} broken.`,
  )
  process.exit(broken === 0 ? 0 : 1)
})

/** Starts a product with a temporary lake, so that no content is lost. */
async function tryAll(chosen: readonly Promised[], setting: Omit<Trial, 'product'>): Promise<Row[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'prove-'))
  const product = new Product(await testVariables(directory))
  try {
    await step('Started the product', () => product.open())
    const rows: Row[] = []
    for (const promised of chosen) {
      const started = performance.now()
      const finding = await step(promised.promise, () => promised.run({ ...setting, product }))
      rows.push({ promised, finding, seconds: (performance.now() - started) / 1_000 })
    }
    await product.stop()
    return rows
  } finally {
    killAll()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** All promises when none is named. */
function promisesNamed(names: readonly string[]): readonly Promised[] {
  const unknownName = names.find((name) => !all.some((promised) => promised.name === name))
  if (unknownName)
    throw new Failure(
      `There is no promise "${unknownName}". Name some of: ${all.map(({ name }) => name).join(', ')}.`,
    )
  return all.filter(({ name }) => names.length === 0 || names.includes(name))
}

function seedIn(text: string): number {
  const seed = Number(text)
  if (Number.isSafeInteger(seed) && seed > 0) return seed
  throw new Failure(`--seed=${text}: give a whole number above zero.`)
}
