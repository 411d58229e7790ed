import path from 'node:path'
import { requireFreePort } from './ports.ts'
import { killAll, type LiveProcess, stopAll } from './processes.ts'
import { Product } from './product.ts'
import { loadVariables, root, type Variables } from './project.ts'
import { makeMissingSecrets } from './secrets.ts'
import { endOnSignals } from './signals.ts'
import { requireSingleStart } from './single.ts'
import { seconds, step } from './steps.ts'

/**
 * What `npm start` and `npm run dev` have in common: secrets, one session per clone, free ports, a lake with content;
 * then the parts that `open` starts run until Ctrl-C, or until one of them is gone.
 */
export async function runSession(
  more: Variables,
  open: (product: Product) => Promise<LiveProcess[]>,
): Promise<void> {
  const started = performance.now()
  endOnSignals()
  const variables = Object.assign(loadVariables(), more)
  const made = makeMissingSecrets(path.join(root, '.env'), variables)
  const product = new Product(variables)
  requireSingleStart()
  try {
    await startLake(product)
    const parts = await open(product)
    printAddresses(product, made, seconds(started))
    await watch(product.lake ? [product.lake, ...parts] : parts)
  } catch (error) {
    killAll()
    throw error
  }
}

async function startLake(product: Product): Promise<void> {
  const { environment } = product
  await requireFreePort(environment.port, 'PORT')
  await requireFreePort(environment.studioPort, 'STUDIO_PORT')
  // A hosted lake is seeded only when someone asks for it: npm run seed.
  if (environment.lake.mode === 'hosted') return
  await requireFreePort(environment.lakePort, 'STUDIO_PORT')
  await step('Started the content lake', () => product.startLake())
  await step('Seeded what the lake never had', () => product.seed())
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
async function watch(parts: readonly LiveProcess[]): Promise<void> {
  for (const part of parts) part.echo((line) => console.log(`${part.name}: ${line}`))
  const gone = await Promise.race(parts.map(async (part) => ({ part, code: await part.ended })))
  if (gone.part.isStopping) return
  console.error(`${gone.part.name} ended unexpectedly (${gone.code}); everything else is stopped too.`)
  await stopAll()
  process.exit(1)
}
