import path from 'node:path'
import { buildWhatChanged } from './builds.ts'
import { runMain } from './failure.ts'
import { requireFreePort } from './ports.ts'
import { killAll, type LiveProcess, stopAll } from './processes.ts'
import { Product } from './product.ts'
import { loadVariables, root } from './project.ts'
import { makeMissingSecrets } from './secrets.ts'
import { endOnSignals } from './signals.ts'
import { requireSingleStart } from './single.ts'
import { seconds, step } from './steps.ts'

/** `npm start`: everything that a first visit needs, and nothing twice. */
await runMain(async () => {
  const started = performance.now()
  endOnSignals()
  const variables = loadVariables()
  const made = makeMissingSecrets(path.join(root, '.env'), variables)
  const product = new Product(variables)
  requireSingleStart()
  try {
    await startEverything(product)
  } catch (error) {
    killAll()
    throw error
  }
  printAddresses(product, made, seconds(started))
  await watch(product)
})

async function startEverything(product: Product): Promise<void> {
  const { environment, variables } = product
  await requireFreePort(environment.port, 'PORT')
  if (environment.lake.mode === 'embedded') {
    await requireFreePort(environment.studioPort, 'STUDIO_PORT')
    await step('Started the content lake', () => product.startLake())
  }
  await step('Looked for content, seeded if there was none', () => product.seedIfEmpty())
  const isNewStudio = await buildWhatChanged(variables, await product.pages())
  if (isNewStudio && product.lake)
    await step('Started the content lake with the Studio', () => product.restartLake())
  await step('Started the site', () => product.startSite())
}

function printAddresses({ environment }: Product, made: readonly string[], time: string): void {
  const rows = [
    ['Site', environment.localSiteUrl],
    ['Studio', environment.studioUrl],
  ]
  if (made.includes('STUDIO_PASSWORD'))
    rows.push(['Password', `${environment.studioPassword}  (kept in .env)`])
  console.log(`\nReady in ${time}. Ctrl-C ends it.\n`)
  for (const [name, value] of rows) console.log(`  ${name?.padEnd(10)}${value}`)
  console.log()
}

/** Shows what the running parts have to say, and ends everything when one of them is gone. */
async function watch(product: Product): Promise<void> {
  const parts = [product.lake, product.site].filter((part): part is LiveProcess => part !== undefined)
  for (const part of parts) part.echo((line) => console.log(`${part.name}: ${line}`))
  const gone = await Promise.race(parts.map(async (part) => ({ part, code: await part.ended })))
  if (gone.part.isStopping) return
  console.error(`${gone.part.name} ended unexpectedly (${gone.code}); everything else is stopped too.`)
  await stopAll()
  process.exit(1)
}
