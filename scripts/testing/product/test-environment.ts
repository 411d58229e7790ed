import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { explain } from '../../console/failure.ts'
import type { Part } from '../../product/part.ts'
import { foreignPart, NEXT } from '../../product/parts.ts'
import { killAll, type LiveProcess } from '../../product/processes/live-process.ts'
import { Product } from '../../product/product.ts'
import { startHttpsProxy } from '../proxy/https-proxy.ts'
import { bringDrawnPictures, keepDrawnPictures } from './drawn-pictures.ts'
import { testVariables } from './test-variables.ts'

/** Longer than this the publisher is not comparing but stuck, and its last words say why. */
const RECONCILE_MS = 90_000

/**
 * The product for the end-to-end tests: with a lake and a published site of its own in a temporary folder, on ports of its
 * own, started by the same code as `npm start`. The tests say over the process channel what to start, stop or kill.
 */
const directory = mkdtempSync(path.join(tmpdir(), 'product-'))
const variables = await testVariables(directory)
const browserFlags = process.argv.includes('behind-proxy') ? await startProxy() : undefined
const probe = pathToFileURL(path.join(import.meta.dirname, 'site-probe.ts')).href
const product = new Product(variables, ['--import', probe])
const nextAlone = partOfNextAlone()
let reconciled: LiveProcess | undefined

const commands: Record<string, () => Promise<unknown>> = {
  async open() {
    bringDrawnPictures(product.environment.lakeDirectory)
    await product.open()
    await untilReconciled()
  },
  async startMissing() {
    for (const part of [product.lake, ...product.site])
      if (!part.running || part.running.hasEnded) await part.start()
    await untilReconciled()
  },
  startLake: () => product.lake.start(),
  startSite: () => product.startSite(),
  startDelivery: () => product.delivery.start(),
  startRenderer: () => product.renderer.start(),
  startPublisher: () => product.publisher.start(),
  publishAnew,
  async startLakeWithoutMessages() {
    await product.lake.stop()
    await product.lake.start(['--without-webhooks'])
  },
  stopLake: () => product.lake.stop(),
  killLake: () => product.lake.kill(),
  killSite: () => onAll((part) => part.kill()),
  killRenderer: () => product.renderer.kill(),
  killPublisher: () => product.publisher.kill(),
  killDelivery: () => product.delivery.kill(),
  pidOfSite: async () => product.delivery.running?.child.pid,
  weighSite: () => ask(product.delivery.running, 'weigh'),
  openFilesOfSite: () => ask(product.delivery.running, 'openFiles'),
  rejectInSite: () => ask(product.delivery.running, 'reject'),
  throwInSite: () => ask(product.delivery.running, 'throw'),
  async startMirror() {
    const folder = path.join(directory, 'mirror')
    variables.MIRROR_COMMAND = `rm -rf ${folder} && cp -a . ${folder}`
    await restartWithMirror()
  },
  async stopMirror() {
    variables.MIRROR_COMMAND = ''
    await restartWithMirror()
  },
  async serveWithNextAlone() {
    await onAll((part) => part.stop())
    await nextAlone.start()
  },
  stopNextAlone: () => nextAlone.stop(),
  async close() {
    await Promise.all([product.stop(), nextAlone.stop()])
    keepDrawnPictures(product.environment.lakeDirectory)
  },
}

function startProxy(): Promise<string[]> {
  const folder = path.join(directory, 'proxy')
  mkdirSync(folder)
  return startHttpsProxy(variables, folder)
}

/** The same build as a plain Next app, in the place of the site: at its address, where the lake posts what is published. */
function partOfNextAlone(): Part {
  const { port, listenHost, localSiteUrl } = product.environment
  const program = [NEXT, 'start', 'web', '-H', listenHost, '-p', String(port)]
  return foreignPart({ name: 'Next alone', arguments: program, variables }, localSiteUrl)
}

async function restartWithMirror(): Promise<void> {
  const parts = [product.publisher, product.delivery]
  await Promise.all(parts.map((part) => part.stop()))
  await Promise.all(parts.map((part) => part.start()))
}

function onAll(work: (part: Part) => Promise<void>): Promise<unknown> {
  return Promise.all(product.site.map(work))
}

process.on('message', async (name: string) => {
  try {
    const result = await commands[name]?.()
    const figure = typeof result === 'number' ? result : undefined
    process.send?.({ name, figure, ...(name === 'open' && { variables, browserFlags }) })
  } catch (error) {
    process.send?.({ name, error: explain(error) })
  }
})

/**
 * A publisher that starts compares all pages with the lake, whose content may be newer than the published site: a test begins
 * when that is done.
 */
async function untilReconciled(): Promise<void> {
  const publisher = product.publisher.running
  if (!publisher || publisher === reconciled) return
  const patience = setTimeout(() => publisher.kill(), RECONCILE_MS)
  await publisher.says('Compared every page')
  clearTimeout(patience)
  reconciled = publisher
}

/** A second publisher has the same renderer make the whole site once more, into the folder `anew`. */
async function publishAnew(): Promise<void> {
  // In the place of the product's own: Next fetches what pages show from the port of one publisher.
  await product.publisher.stop()
  const { publisher } = new Product({ ...variables, SITE_DIRECTORY: path.join(directory, 'anew') })
  await publisher.start()
  await publisher.running?.says('Compared every page')
  await publisher.stop()
  await product.publisher.start()
}

/** Asks what `site-probe.ts`, which is preloaded into the site, answers. */
async function ask(part: LiveProcess | undefined, question: string): Promise<number> {
  if (!part) return 0
  part.child.send(question)
  const [figure] = await once(part.child, 'message')
  return Number(figure)
}

process.on('disconnect', () => {
  killAll()
  rmSync(directory, { recursive: true, force: true })
  process.exit(0)
})
