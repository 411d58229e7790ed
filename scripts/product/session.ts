import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Failure } from '../console/failure.ts'
import { isLogForPrograms, log, logSettings, setUpLog } from '../console/log.ts'
import { seconds } from '../console/steps.ts'
import { type PassedSockets, takePassedSockets } from '../environment/passed-sockets.ts'
import { chooseInnerPorts, requireFreePort } from '../environment/ports.ts'
import { dataDirectory, home, loadVariables, type Variables } from '../environment/project-root.ts'
import { makeMissingSecrets } from '../environment/secrets.ts'
import type { Part } from './part.ts'
import { tellOutputOf } from './part-output.ts'
import { ending, killAll } from './processes/live-process.ts'
import { endOnSignals } from './processes/signals.ts'
import { Product } from './product.ts'

/** What `npm start`, `npm run dev` and `npm run build` have in common. */
export type Session = {
  product: Product
  /** The sockets that this process was given. */
  sockets: PassedSockets
  /** Lets another session of the same clone begin. */
  unlock: () => void
}

const SECRETS = [
  'STUDIO_PASSWORD',
  'SANITY_API_WRITE_TOKEN',
  'SANITY_REVALIDATE_SECRET',
  'SANITY_REVALIDATE_SECRET_PREVIOUS',
]

/** It is there from when the password is made until a start tells: what began with it may have been ended, or failed. */
const untoldPassword = path.join(dataDirectory, 'password-untold')

/**
 * Makes the secrets that are missing, and sees to it that this is the one session of the clone and that Ctrl-C ends it. `patience`, in
 * milliseconds, is how long another session may take to end.
 */
export async function beginSession(more: Variables, patience = 0): Promise<Session> {
  endOnSignals()
  const variables = Object.assign(loadVariables(), more)
  const sockets = takePassedSockets(variables)
  mkdirSync(dataDirectory, { recursive: true })
  const made = makeMissingSecrets(path.join(home, '.env'), variables)
  if (made.includes('STUDIO_PASSWORD')) writeFileSync(untoldPassword, '')
  setUpLog({ ...logSettings(variables), secrets: SECRETS.map((name) => variables[name] ?? '') })
  await chooseInnerPorts(variables)
  const product = new Product(variables, [], sockets)
  return { product, sockets, unlock: requireSingleStart(patience) }
}

/** Opens everything, prints the addresses, and keeps all parts running until Ctrl-C, or until `follow` has let them go. */
export async function runSession(
  more: Variables,
  open: (product: Product) => Promise<readonly Part[]>,
  follow?: (session: Session) => Promise<void>,
): Promise<void> {
  const started = performance.now()
  const session = await beginSession(more)
  await requireFreePorts(session)
  try {
    const parts = await open(session.product)
    printAddresses(session, seconds(started))
    for (const part of parts) part.echo(tellOutputOf(part.name))
    const kept = parts.map((part) => part.keep())
    await follow?.(session)
    await Promise.all(kept)
  } catch (error) {
    if (ending.signal.aborted) return
    // A part knows better than the one who waits for it why something went wrong.
    const troubles = session.product.parts.map(({ running }) => running?.trouble)
    const trouble = troubles.find((words) => words !== undefined) ?? (await killedPart(session.product))
    killAll()
    throw trouble ? new Failure(trouble, { cause: error }) : error
  }
}

/**
 * Tells of a part that a signal has ended, since what needs it fails with words of its own. It is not started again before everything has
 * started once: what a step did with it can't be gone on with, and a start goes on where the last one ended.
 */
async function killedPart({ parts }: Product): Promise<string | undefined> {
  for (const { name, running } of parts) {
    const signal = running?.hasEnded && (await running.ended)
    if (typeof signal !== 'string' || !signal.startsWith('SIG')) continue
    const named = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
    return `${named} was ended from outside (${signal}) before everything was started, as a machine does that has too little memory. See that it has enough, then run it again: it goes on where this start ended.`
  }
  return undefined
}

/**
 * Takes the lock of this clone until the returned function is called or the process ends; throws a `Failure` when another process
 * has it.
 */
function requireSingleStart(patience: number): () => void {
  // An empty database, since the system releases SQLite's lock even after `kill -9`.
  const lock = new DatabaseSync(path.join(dataDirectory, 'start.lock'), { timeout: patience })
  const release = () => lock.close()
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    release()
    if (!isBusy(error)) throw error
    throw new Failure(
      '"npm start" or "npm run dev" already runs in this folder: end it there with Ctrl-C first.',
    )
  }
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

async function requireFreePorts({ product, sockets }: Session): Promise<void> {
  const { port, studioPort, lakePort } = product.environment
  if (sockets.site === undefined) await requireFreePort(port, 'PORT')
  if (sockets.studio !== undefined) return
  await requireFreePort(studioPort, 'STUDIO_PORT')
  await requireFreePort(lakePort, 'STUDIO_PORT')
}

function printAddresses({ product: { environment } }: Session, time: string): void {
  const { siteUrl, studioUrl, localSiteUrl, localStudioUrl } = environment
  const site = withLocal(siteUrl ?? localSiteUrl, localSiteUrl)
  const studio = withLocal(studioUrl, localStudioUrl)
  const row = (name: string, value: string) => `  ${name.padEnd(10)}${value}`
  const prose = ['', `Ready in ${time}. Ctrl-C ends it.`, '', row('Site', site), row('Studio', studio)].join(
    '\n',
  )
  const password = existsSync(untoldPassword) ? 'kept in .env' : undefined
  const details = { site: siteUrl ?? localSiteUrl, studio: studioUrl, password }
  log({ event: 'ready', message: `Ready in ${time}`, prose, details })
  rmSync(untoldPassword, { force: true })
  if (isLogForPrograms()) return
  // The password itself is for the person at the terminal: a file is kept, and read by others.
  const shown = process.stdout.isTTY ? `${environment.studioPassword}  (${password})` : password
  if (password) console.log(row('Password', String(shown)))
  console.log()
}

/** Where a proxy stands in front, it has to be told where to ask. */
function withLocal(url: string, localUrl: string): string {
  return url === localUrl ? url : `${url}  (here ${localUrl})`
}
