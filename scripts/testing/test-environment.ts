import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { explain } from '../console/failure.ts'
import { freePorts } from '../environment/ports.ts'
import { killAll, type LiveProcess } from '../product/processes/live-process.ts'
import { Product } from '../product/product.ts'
import { testVariables } from './test-variables.ts'

/** Longer than this the site is not catching up but stuck, and its last words say why. */
const CATCH_UP_MS = 90_000

/**
 * The product on a stage for the end-to-end tests: a lake of its own in a temporary folder, on ports of its own, made by
 * the same code as `npm start`. The tests say over the process channel what to start, stop or kill.
 */
const lakeDirectory = mkdtempSync(path.join(tmpdir(), 'lake-'))
const variables = await testVariables(lakeDirectory)
const probe = pathToFileURL(path.join(import.meta.dirname, 'site-probe.ts')).href
const product = new Product(variables, ['--import', probe])
let siteThatCaughtUp: LiveProcess | undefined

const commands: Record<string, () => Promise<unknown>> = {
  async open() {
    await product.open()
    await caughtUp()
  },
  async startMissing() {
    for (const part of [product.lake, product.site])
      if (!part.running || part.running.hasEnded) await part.start()
    await caughtUp()
  },
  startLake: () => product.lake.start(),
  startSite: () => product.site.start(),
  stopLake: () => product.lake.stop(),
  stopSite: () => product.site.stop(),
  killLake: () => product.lake.kill(),
  killSite: () => product.site.kill(),
  pidOfSite: async () => product.site.running?.child.pid,
  weighSite: () => ask(product.site.running, 'weigh'),
  openFilesOfSite: () => ask(product.site.running, 'openFiles'),
  rejectInSite: () => ask(product.site.running, 'reject'),
  throwInSite: () => ask(product.site.running, 'throw'),
  openPublicSite,
  close: () => product.stop(),
}

process.on('message', async (name: string) => {
  try {
    const result = await commands[name]?.()
    const figure = typeof result === 'number' ? result : undefined
    process.send?.({ name, figure, variables: name === 'open' ? variables : undefined })
  } catch (error) {
    process.send?.({ name, error: explain(error) })
  }
})

/**
 * A site that starts compares all its pages with the lake, whose content may be newer than the build: a test begins when
 * that is done.
 */
async function caughtUp(): Promise<void> {
  const site = product.site.running
  if (!site || site === siteThatCaughtUp) return
  const patience = setTimeout(() => site.kill(), CATCH_UP_MS)
  await site.says('Compared every page')
  clearTimeout(patience)
  siteThatCaughtUp = site
}

/** Starts the same build once more, as it would run under a public address. Returns its port; it ends with the stage. */
async function openPublicSite(): Promise<number> {
  const [port] = await freePorts(1)
  await new Product({ ...variables, PORT: String(port), SITE_URL: 'https://site.example' }).site.start()
  return Number(port)
}

/** Asks what `scripts/testing/site-probe.ts`, which is preloaded into the site, answers. */
async function ask(part: LiveProcess | undefined, question: string): Promise<number> {
  if (!part) return 0
  part.child.send(question)
  const [figure] = await once(part.child, 'message')
  return Number(figure)
}

process.on('disconnect', () => {
  killAll()
  rmSync(lakeDirectory, { recursive: true, force: true })
  process.exit(0)
})
