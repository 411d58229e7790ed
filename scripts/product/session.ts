import path from 'node:path'
import { explainText, Failure } from '../console/failure.ts'
import { seconds } from '../console/steps.ts'
import { takePassedSockets } from '../environment/passed-sockets.ts'
import { chooseInnerPorts, requireFreePort } from '../environment/ports.ts'
import { loadVariables, root, type Variables } from '../environment/project-root.ts'
import { makeMissingSecrets } from '../environment/secrets.ts'
import type { Part } from './part.ts'
import { ending } from './processes/ending.ts'
import { killAll } from './processes/live-process.ts'
import { endOnSignals } from './processes/signals.ts'
import { Product } from './product.ts'
import { requireSingleStart } from './start-lock.ts'
import { keepRunning } from './supervisor.ts'

/** What `npm start`, `npm run dev` and `npm run build` have in common. */
export type Session = {
  product: Product
  /** The names of the secrets that were missing and are made now. */
  made: readonly string[]
}

const STACK_LINE = /^\s+at /

/** Makes the secrets that are missing, and sees to it that this is the one session of the clone and that Ctrl-C ends it. */
export async function beginSession(more: Variables): Promise<Session> {
  endOnSignals()
  const variables = Object.assign(loadVariables(), more)
  const sockets = takePassedSockets(variables)
  const made = makeMissingSecrets(path.join(root, '.env'), variables)
  await chooseInnerPorts(variables)
  const product = new Product(variables, [], sockets)
  const { port, studioPort, lakePort, lake } = product.environment
  requireSingleStart()
  if (sockets.site === undefined) await requireFreePort(port, 'PORT')
  // Beside a hosted lake the Studio has a server that takes no socket.
  if (sockets.studio === undefined || lake.mode === 'hosted') {
    await requireFreePort(studioPort, 'STUDIO_PORT')
    await requireFreePort(lakePort, 'STUDIO_PORT')
  }
  return { product, made }
}

/** Opens everything, prints the addresses, and keeps all parts running until Ctrl-C. */
export async function runSession(
  more: Variables,
  open: (product: Product) => Promise<readonly Part[]>,
): Promise<void> {
  const started = performance.now()
  const session = await beginSession(more)
  try {
    const parts = await open(session.product)
    printAddresses(session, seconds(started))
    for (const part of parts) part.echo(tell(part.name))
    await Promise.all(parts.map((part) => keepRunning(part, ending.signal)))
  } catch (error) {
    if (ending.signal.aborted) return
    // A part knows better than the one who waits for it why something went wrong.
    const troubles = session.product.parts.map(({ running }) => running?.trouble)
    const trouble = troubles.find((words) => words !== undefined)
    killAll()
    throw trouble ? new Failure(trouble, { cause: error }) : error
  }
}

function printAddresses({ product: { environment }, made }: Session, time: string): void {
  const { siteUrl, studioUrl, localSiteUrl, localStudioUrl } = environment
  const rows = [
    ['Site', withLocal(siteUrl ?? localSiteUrl, localSiteUrl)],
    ['Studio', withLocal(studioUrl, localStudioUrl)],
  ]
  if (made.includes('STUDIO_PASSWORD'))
    rows.push(['Password', `${environment.studioPassword}  (kept in .env)`])
  console.log(`\nReady in ${time}. Ctrl-C ends it.\n`)
  for (const [name, value] of rows) console.log(`  ${name?.padEnd(10)}${value}`)
  console.log()
}

/** Where a proxy stands in front, it has to be told where to ask. */
function withLocal(url: string, localUrl: string): string {
  return url === localUrl ? url : `${url}  (here ${localUrl})`
}

/**
 * A problem of the machine is told with what to do about it, and the stack that follows it is left out. While everything
 * ends, parts miss each other, which nobody needs to know.
 */
function tell(name: string): (line: string) => void {
  let isInTrouble = false
  return (line) => {
    const trouble = explainText(line)
    isInTrouble = trouble !== undefined || (isInTrouble && STACK_LINE.test(line))
    if (trouble) console.error(`${name}: ${trouble}`)
    else if (!isInTrouble && !ending.signal.aborted) console.log(`${name}: ${line}`)
  }
}
