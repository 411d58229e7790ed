import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median, milliseconds, percentile } from '../console/figures.ts'
import { freePorts } from '../environment/ports.ts'
import { LiveProcess } from '../product/processes/live-process.ts'
import { Product } from '../product/product.ts'
import { seed } from '../seed/seeding.ts'
import { acts } from './crowd.ts'
import type { Table } from './table.ts'

const SAVES = 60
const LOGINS = 20
/** In milliseconds. */
const TARGETS = { save: 100, login: 300 }
const WARM_UP = 3_000
const PATIENCE = 10_000

/** How long the owner's saves and logins take under attack by a hundred strangers: each attack alone, then all at once. */
export async function benchStrangers({ variables }: Product): Promise<Table> {
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const [port, studioPort] = await freePorts(2)
  const product = new Product({
    ...variables,
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    LAKE_DIRECTORY: directory,
    TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  })
  await product.lake.start(['--without-webhooks'])
  const client = await product.client()
  await seed({ client, replace: false, log: () => undefined })
  const picture = new URL(await client.fetch('*[_type == "sanity.imageAsset"][0].url')).pathname
  // The owner's browser has logged in before, which its cookies show.
  const cookies = (await logIn(product, '')).headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  await product.lake.stop()
  const attacks = [
    ['nobody else'],
    ...Object.keys(acts).map((act) => [act, act]),
    ['all of these at once', ''],
  ]
  const rows: string[][] = []
  for (const [name = '', act] of attacks) {
    await product.lake.start(['--without-webhooks'])
    const crowd = act === undefined ? undefined : attack(product, act, picture)
    await pause(crowd ? WARM_UP : 0)
    rows.push([name, ...(await measure(product, cookies.join('; ')))])
    crowd?.kill()
    await product.lake.kill()
  }
  rmSync(directory, { recursive: true, force: true })
  return {
    title: `The owner's work while 100 strangers do their worst (${SAVES} saves and ${LOGINS} logins each)`,
    head: ['', 'save', '95th percentile', 'login', '95th percentile', 'targets'],
    rows,
  }
}

function attack({ environment, variables }: Product, act: string, picture: string): LiveProcess {
  const program = ['scripts/bench/crowd.ts', act, environment.studioUrl, picture]
  return new LiveProcess({ name: 'the strangers', arguments: program, variables })
}

async function measure(product: Product, cookies: string): Promise<string[]> {
  const saves: number[] = []
  const logins: number[] = []
  for (let turn = 0; turn < SAVES; turn += 1) {
    saves.push(await timeOf(() => save(product, turn)))
    if (turn % (SAVES / LOGINS) === 0)
      logins.push(await timeOf(async () => (await logIn(product, cookies)).status === 303))
    // When the lake no longer answers at all, a few timeouts are enough.
    if (saves.filter((time) => time >= PATIENCE).length > 2) break
  }
  const [save95, login95] = [percentile(saves, 0.95), percentile(logins, 0.95)]
  const isKept = save95 <= TARGETS.save && login95 <= TARGETS.login
  const times = [median(saves), save95, median(logins), login95].map(milliseconds)
  return [...times, isKept ? 'kept' : `MISSED: ${TARGETS.save} and ${TARGETS.login} ms`]
}

/** A call that fails counts as one without an answer. */
async function timeOf(work: () => Promise<boolean>): Promise<number> {
  const started = performance.now()
  const isDone = await work().catch(() => false)
  return isDone ? performance.now() - started : PATIENCE
}

/** The edit of a price as the Studio sends it. */
async function save({ environment }: Product, turn: number): Promise<boolean> {
  const ids = { draftId: 'drafts.price-interior-painting', publishedId: 'price-interior-painting' }
  const edit = { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { minimum: 300 + turn } } }
  const { ok } = await fetch(`${environment.studioUrl}/lake/v2025-02-19/data/actions/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${environment.lake.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ actions: [edit] }),
    signal: AbortSignal.timeout(PATIENCE),
  })
  return ok
}

function logIn({ environment: { studioUrl, studioPassword } }: Product, cookie: string): Promise<Response> {
  return fetch(`${studioUrl}/lake/login`, {
    method: 'POST',
    headers: { origin: studioUrl, 'x-forwarded-for': '198.51.100.7', cookie },
    body: new URLSearchParams({ password: studioPassword, origin: studioUrl }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  })
}
