import { existsSync } from 'node:fs'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { inspectContent } from 'oxbow/inspect'
import { type Environment, readEnvironment } from '#content/environment/environment.ts'
import { clientOptions } from '#content/environment/lake.ts'
import { explain } from '../console/failure.ts'
import { log } from '../console/log.ts'
import { step } from '../console/steps.ts'
import type { PassedSockets } from '../environment/passed-sockets.ts'
import { root, type Variables } from '../environment/project-root.ts'
import { buildIslands, buildSite, buildStudio, compressStudio, isEverythingBuilt } from './builds/builds.ts'
import { tellMadeUp } from './made-up.ts'
import type { Part } from './part.ts'
import { makeParts } from './parts.ts'
import { ending } from './processes/live-process.ts'
import { tellUnlessShown, untilShown } from './shown-content.ts'

/** The product as it runs: the processes of lake and site, started and stopped one by one. */
export class Product {
  readonly environment: Environment
  readonly variables: Variables
  readonly lake: Part
  /** Next, on this machine alone: it renders pages for the publisher. */
  readonly renderer: Part
  /** Writes the published site. */
  readonly publisher: Part
  /** Hands the published site to visitors. */
  readonly delivery: Part
  /** The embedded lake serves the Studio itself. Beside a hosted lake the Studio's own program does. */
  readonly studio: Part

  /**
   * The variables reach every process as they are, the options Node when it runs delivery, and the sockets whom they are for.
   * Throws an `EnvironmentError` that lists what is wrong with the variables.
   */
  constructor(variables: Variables, deliveryOptions: readonly string[] = [], sockets: PassedSockets = {}) {
    this.variables = variables
    this.environment = readEnvironment(variables)
    // Next writes its own port over PORT, but pages name the site's, wherever they are rendered.
    variables.SITE_PORT = String(this.environment.port)
    const parts = makeParts(this.environment, variables, deliveryOptions, sockets)
    this.lake = parts.lake
    this.renderer = parts.renderer
    this.publisher = parts.publisher
    this.delivery = parts.delivery
    this.studio = parts.studio
  }

  /** Those that were started. */
  get parts(): readonly Part[] {
    return [this.lake, this.studio, ...this.site].filter(({ running }) => running !== undefined)
  }

  /** What the site consists of. */
  get site(): readonly Part[] {
    return [this.renderer, this.publisher, this.delivery]
  }

  private get isHosted(): boolean {
    return this.environment.lake.mode === 'hosted'
  }

  /**
   * From nothing to everything: site, lake, content, builds. Says each step with its time. Visitors come first: they are served what
   * was published before, or told that the site is being made. While another version serves them they come last. Without the Studio
   * the lake serves the one that was built before, if any.
   */
  async open({ isServed = false, withStudio = true } = {}): Promise<void> {
    const openSite = () => step('Opened the site to visitors', () => this.delivery.start())
    if (!isServed) await Promise.all([openSite(), this.#openRest(withStudio)])
    else {
      await this.#openRest(withStudio)
      await openSite()
    }
    if (withStudio) void compressStudio(this.variables).catch(tell)
    // Nobody waits for it, and a lake that does not answer is told of by those that need it.
    void this.client()
      .then((client) => tellMadeUp(client, this.environment.siteUrl))
      .catch(() => undefined)
  }

  async #openRest(withStudio: boolean): Promise<void> {
    const isNewLake = this.#isNewLake
    const published = path.resolve(root, this.environment.siteDirectory, 'public')
    // Of a restored lake visitors know the site, and are told to come back: they first. A new one has none yet.
    const isSiteFirst = !isNewLake && !existsSync(published)
    const lake = this.openLake()
    // What a new lake holds is not to be published before it is seeded.
    if (!isNewLake && isEverythingBuilt(this.variables, withStudio)) await this.#startWhatIsBuilt(lake)
    else await this.#buildAndStart(lake, withStudio, isSiteFirst)
  }

  /** Beside the lake, but for rendering, which takes its processor time: without the lake there is nothing to render. */
  async #startWhatIsBuilt(lake: Promise<void>): Promise<void> {
    const rendering = lake.then(() => this.#startRenderer())
    await Promise.all([rendering, this.openStudio(), this.#startPublisher()])
  }

  async #buildAndStart(lake: Promise<void>, withStudio: boolean, isSiteFirst: boolean): Promise<void> {
    // Islands and Studio are built of nothing that the lake has.
    const site = Promise.all([lake, buildIslands(this.variables)])
      .then(() => (this.isHosted ? untilShown(this.environment.lake) : undefined))
      .then(() => buildSite(this.variables))
    const before = isSiteFirst ? site.then(() => this.startPublishing()) : Promise.resolve()
    const studio = before.then(() => withStudio && buildStudio(this.variables))
    const [isNewStudio] = await Promise.all([studio, site])
    // It reads which Studio it serves when it starts.
    if (isNewStudio && !this.isHosted)
      await step('Started the lake with the new Studio', () => this.#restartLake())
    await Promise.all([this.openStudio(), !isSiteFirst && this.startPublishing()])
  }

  async startPublishing(): Promise<void> {
    this.#startRenderer()
    await this.#startPublisher()
  }

  /** Nobody waits for it but the publisher, when it has something to render. */
  #startRenderer(): void {
    void this.renderer.start().catch(tell)
  }

  /** Resolves when what is published was made by this version of the site: at once, unless it must be made first. */
  #startPublisher(): Promise<void> {
    return step('Started publishing', () => this.publisher.start())
  }

  /** Beside a hosted lake; the embedded one has it. Visitors need none: what keeps it from starting is told, and tried again. */
  async openStudio(): Promise<void> {
    if (!this.isHosted) return
    await step('Started the Studio', () => this.studio.start()).catch((error) =>
      log({ event: 'error', part: this.studio.name, message: explain(error) }),
    )
  }

  /**
   * Starts the lake and seeds what it never had. A hosted lake is seeded only when someone asks (`npm run seed`), and looked into
   * for something to publish.
   */
  async openLake(): Promise<void> {
    if (this.isHosted) return tellUnlessShown(this.environment.lake)
    // A new lake has hundreds of documents to tell of, and no site to tell: the site is built after that.
    const isNew = this.#isNewLake
    await this.startAndSeedLake(isNew ? ['--without-webhooks'] : [])
    if (isNew) await step('Connected the lake with the site', () => this.#restartLake())
  }

  /** Seeds what the lake never had. */
  async startAndSeedLake(options: readonly string[]): Promise<void> {
    // The sample content is hundreds of modules, which are read while the lake starts.
    const [{ seed }] = await Promise.all([
      import('../seed/seeding.ts'),
      step('Started the content lake', () => this.lake.start(options)),
    ])
    const client = await this.client()
    const tell = (line: string) => log({ event: 'seed', message: line, prose: `  ${line}` })
    await step('Seeded what the lake never had', () => seed({ client, replace: false, log: tell }))
  }

  get #isNewLake(): boolean {
    const directory = path.resolve(root, this.environment.lakeDirectory)
    return !this.isHosted && !inspectContent(directory)
  }

  /** Builds what changed. */
  async build(withStudio = true): Promise<void> {
    const makeStudio = () => buildStudio(this.variables).then(() => compressStudio(this.variables))
    await Promise.all([buildSite(this.variables), withStudio && makeStudio()])
  }

  async #restartLake(): Promise<void> {
    await this.lake.stop()
    await this.lake.start()
  }

  /** A client that may read and write everything. */
  async client(): Promise<SanityClient> {
    // Not among the imports above: visitors need not wait until it is read.
    const { createClient } = await import('@sanity/client')
    return createClient({ ...clientOptions(this.environment.lake), token: this.environment.lake.token })
  }

  async stop(): Promise<void> {
    await Promise.all(this.parts.map((part) => part.stop()))
  }
}

/** Of what nobody waits for. */
function tell(error: unknown): void {
  if (!ending.signal.aborted) log({ event: 'error', message: explain(error) })
}
