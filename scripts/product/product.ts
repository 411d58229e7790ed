import { existsSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@sanity/client'
import { clientOptions, type Environment, readEnvironment } from '#content/environment.ts'
import { explain } from '../console/failure.ts'
import { step } from '../console/steps.ts'
import { root, type Variables } from '../environment/project-root.ts'
import { seed } from '../seed/seeding.ts'
import { buildWhatChanged } from './builds/builds.ts'
import { Part } from './part.ts'
import { untilAnswers } from './processes/answering.ts'
import { endWithParent } from './processes/live-process.ts'

/** A page that is rendered leaves much behind at once: with the 16 MB of Node's own choice an eighth of the time goes in clearing up. */
const ROOM_FOR_YOUNG_OBJECTS = '--max-semi-space-size=64'

/** Delivery makes little that lasts, and is to stay small. */
const LITTLE_ROOM = '--max-semi-space-size=8'

export const NEXT = 'node_modules/next/dist/bin/next'

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
   * The variables reach every process as they are, and the options Node when it runs delivery.
   * Throws an `EnvironmentError` that lists what is wrong with the variables.
   */
  constructor(variables: Variables, deliveryOptions: readonly string[] = []) {
    this.variables = variables
    this.environment = readEnvironment(variables)
    // Next writes its own port over PORT, but pages name the site's, wherever they are rendered.
    variables.SITE_PORT = String(this.environment.port)
    const { studioPort, listenHost, studioUrl, rendererUrl } = this.environment
    const { hostname, port } = new URL(rendererUrl)
    const rendering = [NEXT, 'start', 'web', '-H', hostname, '-p', port]
    const renderer = [...endWithParent, ROOM_FOR_YOUNG_OBJECTS, ...rendering]
    const publisher = [...endWithParent, 'web/publish/serve.ts']
    const delivery = [...endWithParent, LITTLE_ROOM, ...deliveryOptions, 'web/delivery/serve.ts']
    const preview = ['preview', '.data/studio', '--port', String(studioPort), '--host', listenHost]
    const studioProgram = [...endWithParent, 'node_modules/.bin/sanity', ...preview]
    this.lake = new Part(
      { name: 'the lake', arguments: ['scripts/commands/lake.ts'], variables },
      (running) => running.ready(),
    )
    this.renderer = new Part({ name: 'the renderer', arguments: renderer, variables }, (running) =>
      untilAnswers(rendererUrl, running),
    )
    this.publisher = new Part({ name: 'the publisher', arguments: publisher, variables }, (running) =>
      running.ready(),
    )
    this.delivery = new Part({ name: 'the site', arguments: delivery, variables }, (running) =>
      running.ready(),
    )
    this.studio = new Part({ name: 'the Studio', arguments: studioProgram, variables }, (running) =>
      untilAnswers(studioUrl, running),
    )
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

  /** From nothing to everything: lake, content, builds, site. Says each step with its time. */
  async open(): Promise<void> {
    await this.openLake()
    await this.build()
    if (this.isHosted) await step('Started the Studio', () => this.studio.start())
    await step('Started the site', () => this.startSite())
  }

  /** Resolves when visitors are served: at once from what was published before, the first time when all pages are made. */
  async startSite(): Promise<void> {
    // Not awaited: the publisher waits for it when it has something to render, and visitors never do.
    void this.renderer.start().catch((error) => console.error(explain(error)))
    await this.publisher.start()
    await this.delivery.start()
  }

  /** Starts the lake and seeds what it never had. A hosted lake is seeded only when someone asks: `npm run seed`. */
  async openLake(): Promise<void> {
    if (this.isHosted) return
    // A new lake has hundreds of documents to tell of, and no site to tell: the site is built after that.
    const isNew = !existsSync(path.resolve(root, this.environment.lakeDirectory, 'lake.sqlite'))
    await step('Started the content lake', () => this.lake.start(isNew ? ['--without-webhooks'] : []))
    await step('Seeded what the lake never had', () =>
      seed({ client: this.client(), replace: false, log: (line) => console.log(`  ${line}`) }),
    )
    if (isNew) await step('Connected the lake with the site', () => this.#restartLake())
  }

  /** Builds what changed; the lake reads which Studio it serves when it starts, so a new one starts it again. */
  async build(): Promise<void> {
    const isNewStudio = await buildWhatChanged(this.variables)
    if (isNewStudio && this.lake.running)
      await step('Started the lake with the new Studio', () => this.#restartLake())
  }

  async #restartLake(): Promise<void> {
    await this.lake.stop()
    await this.lake.start()
  }

  /** A client that may read and write everything. */
  client() {
    return createClient({ ...clientOptions(this.environment.lake), token: this.environment.lake.token })
  }

  async stop(): Promise<void> {
    await Promise.all(this.parts.map((part) => part.stop()))
  }
}
