import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient, type SanityClient } from '@sanity/client'
import { keptConnections } from 'pages-as-files/http'
import { type Environment, readEnvironment } from '#content/environment/environment.ts'
import { clientOptions } from '#content/environment/lake.ts'
import type { Variables } from '../../environment/project-root.ts'
import type { Part } from '../../product/part.ts'
import { foreignPart } from '../../product/parts.ts'
import { killAll, type LiveProcess } from '../../product/processes/live-process.ts'
import { nextCommand } from '../../product/processes/next-command.ts'
import { Product } from '../../product/product.ts'
import { LONG_DEADLINE_MS } from '../deadline.ts'
import { HostedProduct } from '../hosted/hosted-product.ts'
import { startHttpsProxy } from '../proxy/https-proxy.ts'
import { bringDrawnPictures, keepDrawnPictures } from './drawn-pictures.ts'
import { testVariables } from './test-variables.ts'

/** Where the workers of one run read which product they share. */
const SHARED = 'SHARED_PRODUCT'
/** Set where nobody visits the Studio, whose build takes half a minute of processor time. */
export const WITHOUT_STUDIO = 'PRODUCT_WITHOUT_STUDIO'
const probe = pathToFileURL(path.join(import.meta.dirname, 'site-probe.ts')).href

/** A product of the tests' own, and the folder of all that it keeps; the processes of one with a hosted lake are under one of their own. */
type Own = { product: Product; directory: string; nextAlone: Part; hosted?: HostedProduct }

/** With the embedded lake, by itself or behind a proxy with https, or with a hosted lake. */
export type Place = 'here' | 'behind-proxy' | 'hosted'

/**
 * The product for journeys, proofs and benchmarks, with a lake and a published site of its own in a temporary folder, on ports of its own, started by
 * the same code as `npm start`: what to visit, and what to do to it.
 */
export class RunningProduct {
  readonly environment: Environment
  /** What a browser has to be started with to find a product behind a proxy. */
  readonly browserFlags: readonly string[]
  readonly #variables: Variables
  /** Not there when the product is another's: then it is only looked at. */
  readonly #own: Own | undefined
  #reconciled: LiveProcess | undefined

  private constructor(variables: Variables, own?: Own, browserFlags: readonly string[] = []) {
    this.#variables = variables
    this.#own = own
    this.browserFlags = browserFlags
    this.environment = readEnvironment(variables)
  }

  /**
   * The product that is shared, or one of its own: builds what changed and starts everything, or throws what is wrong. `more` are
   * variables besides those of every test. Behind a proxy it is asked over https.
   */
  static async open(place: Place = 'here', more: Partial<Variables> = {}) {
    const shared = process.env[SHARED]
    if (shared) return new RunningProduct(JSON.parse(shared))
    const directory = mkdtempSync(path.join(tmpdir(), 'product-'))
    try {
      if (place === 'hosted') return await RunningProduct.#openHosted(directory)
      return await RunningProduct.#openIn(directory, place, more)
    } catch (error) {
      clearUp(directory)
      throw error
    }
  }

  static async #openHosted(directory: string) {
    const hosted = await HostedProduct.prepare(directory)
    await hosted.run('content/seed')
    await hosted.start()
    const { variables, lake } = hosted
    const product = new Product(variables)
    return new RunningProduct(
      variables,
      { product, directory, nextAlone: nextAlone(product), hosted },
      lake.browserFlags,
    )
  }

  static async #openIn(directory: string, place: Place, more: Partial<Variables>) {
    const variables: Variables = { ...(await testVariables(directory)), ...more }
    const flags = place === 'here' ? [] : await startProxy(variables, directory)
    const product = new Product(variables, ['--import', probe])
    const own = { product, directory, nextAlone: nextAlone(product) }
    const running = new RunningProduct(variables, own, flags)
    bringDrawnPictures(product.environment.lakeDirectory)
    await product.open({ withStudio: !process.env[WITHOUT_STUDIO] })
    await running.#untilReconciled()
    return running
  }

  get isHosted(): boolean {
    return this.environment.lake.mode === 'hosted'
  }

  /** Lets the workers that are started from now on look at this product. */
  share(): void {
    process.env[SHARED] = JSON.stringify(this.#variables)
  }

  get site(): string {
    return this.environment.siteUrl ?? this.environment.localSiteUrl
  }

  get studio(): string {
    return this.environment.studioUrl
  }

  /** The Sanity client as a program of ours uses it, with the right to see drafts and to write. */
  client(): SanityClient {
    const { product, hosted } = this.#requireOwn()
    if (hosted) return hosted.client
    const { lake } = product.environment
    return createClient({ ...clientOptions(lake), token: lake.token, perspective: 'raw' })
  }

  /** The client of someone without a token. */
  stranger(): SanityClient {
    const hosted = this.#own?.hosted
    if (hosted) return hosted.client.withConfig({ token: undefined, perspective: 'published' })
    return createClient({ ...clientOptions(this.environment.lake) })
  }

  /** Its processes, to be started, stopped and killed one by one. */
  get parts(): Product {
    return this.#requireOwn().product
  }

  /** Of the process that hands pages to visitors. */
  get pid(): number {
    return this.parts.delivery.running?.child.pid ?? 0
  }

  async startMissing(): Promise<void> {
    if (this.isHosted) return
    for (const part of [this.parts.lake, ...this.parts.site])
      if (!part.running || part.running.hasEnded) await part.start()
    await this.#untilReconciled()
  }

  async killSite(): Promise<void> {
    await Promise.all(this.parts.site.map((part) => part.kill()))
  }

  /** What `site-probe.ts`, which is preloaded into the process of the site, answers to a question. */
  async ask(question: 'weigh' | 'reject' | 'throw'): Promise<number> {
    const { running } = this.parts.delivery
    if (!running) return 0
    running.child.send(question)
    const [figure] = await once(running.child, 'message')
    return Number(figure)
  }

  /** Starts publishing and delivery again with a command that copies the site into this folder, or without one. */
  async mirrorTo(folder: string | undefined): Promise<void> {
    this.#variables.MIRROR_COMMAND = folder ? `rm -rf ${folder} && cp -a . ${folder}` : ''
    const parts = [this.parts.publisher, this.parts.delivery]
    await Promise.all(parts.map((part) => part.stop()))
    await Promise.all(parts.map((part) => part.start()))
  }

  /** The same build as a plain Next app, in the place of the site: at its address, where the lake posts what is published. */
  async serveWithNextAlone(): Promise<void> {
    await Promise.all(this.parts.site.map((part) => part.stop()))
    await this.#requireOwn().nextAlone.start()
  }

  async stopNextAlone(): Promise<void> {
    await this.#requireOwn().nextAlone.stop()
    await this.startMissing()
  }

  /** A second publisher has the same renderer make the whole site once more, into a folder of its own. Resolves with its pages' folder. */
  async publishAnew(): Promise<string> {
    const folder = path.join(this.#requireOwn().directory, 'anew')
    // In the place of the product's own: Next fetches what pages show from the port of one publisher.
    await this.parts.publisher.stop()
    const { publisher } = new Product({ ...this.#variables, SITE_DIRECTORY: folder })
    await publisher.start()
    await publisher.running?.says('Compared every page')
    await publisher.stop()
    await this.parts.publisher.start()
    return path.join(folder, 'public')
  }

  async close(): Promise<void> {
    if (!this.#own) return
    const { product, nextAlone, directory, hosted } = this.#own
    if (hosted) {
      await hosted.stop()
      await hosted.lake.close()
      return clearUp(directory)
    }
    try {
      await Promise.all([product.stop(), nextAlone.stop()])
      keepDrawnPictures(product.environment.lakeDirectory)
    } finally {
      clearUp(directory)
    }
  }

  /**
   * A publisher that starts compares all pages with the lake, whose content may be newer than the published site: a test begins
   * when that is done.
   */
  async #untilReconciled(): Promise<void> {
    const publisher = this.parts.publisher.running
    if (!publisher || publisher === this.#reconciled) return
    // A publisher that is stuck says why in its last words.
    const patience = setTimeout(() => publisher.kill(), LONG_DEADLINE_MS)
    await publisher.says('Compared every page')
    clearTimeout(patience)
    this.#reconciled = publisher
  }

  #requireOwn(): Own {
    if (this.#own) return this.#own
    throw new Error(
      'Others look at this product too: give the test the tag @changing, or name its file in playwright.config.ts.',
    )
  }
}

/** Whatever failed before: no process and no file is left. */
function clearUp(directory: string): void {
  killAll()
  rmSync(directory, { recursive: true, force: true })
}

function startProxy(variables: Variables, directory: string): Promise<string[]> {
  const folder = path.join(directory, 'proxy')
  mkdirSync(folder)
  return startHttpsProxy(variables, folder)
}

function nextAlone({ environment, variables }: Product): Part {
  const { port, listenHost, localSiteUrl } = environment
  const kept = ['--keepAliveTimeout', String(keptConnections.betweenProcesses)]
  const words = ['start', '-H', listenHost, '-p', String(port), ...kept]
  return foreignPart(nextCommand('Next alone', variables, words), localSiteUrl)
}
