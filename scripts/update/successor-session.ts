import path from 'node:path'
import { z } from 'zod'
import { explain, Failure } from '../console/failure.ts'
import { setUpLog } from '../console/log.ts'
import { step } from '../console/steps.ts'
import { freePorts } from '../environment/ports.ts'
import { loadVariables } from '../environment/project-root.ts'
import type { Part } from '../product/part.ts'
import { tellOutputOf } from '../product/part-output.ts'
import { runToEnd } from '../product/processes/live-process.ts'
import { Product } from '../product/product.ts'
import { beginSession, type Session } from '../product/session.ts'
import { Supervisor } from '../product/supervisor.ts'
import { checkContent } from './check-content.ts'
import { checkSite } from './check-site.ts'
import { OwnVersion } from './own-version.ts'
import { type Act, acts } from './successor.ts'

/** After this time the pages are not made but something is stuck, and the publisher's last words say what; in milliseconds. */
const LONGEST_MAKING = 10 * 60_000

const asked = z.object({ act: z.enum(acts), formerSite: z.string().optional() })

/** This version beside another one that runs: does what that one asks over the channel of this process, and tells what came of it. */
export async function runSuccessor(): Promise<void> {
  setUpLog({ isForPrograms: true, secrets: [] })
  try {
    // The ports of renderer and publisher are taken, where .env names them.
    const free = { RENDERER_PORT: '', PUBLISH_PORT: '' }
    const { MIRROR_COMMAND: mirrorCommand = '' } = loadVariables()
    const session = await beginSession({ NODE_ENV: 'production', MIRROR_COMMAND: '', ...free }, 'none')
    const successor = new SuccessorSession(session, mirrorCommand)
    process.on('message', async (message) => {
      const { act, formerSite = '' } = asked.parse(message)
      process.send?.(await answerTo(successor, act, formerSite))
    })
    process.channel?.ref()
  } catch (error) {
    await new Promise((resolve) => process.send?.({ failure: explain(error) }, resolve))
    process.exit(1)
  }
}

async function answerTo(successor: SuccessorSession, act: Act, formerSite: string) {
  try {
    await successor[act](formerSite)
    return { done: act, site: successor.site }
  } catch (error) {
    return { failure: successor.trouble ?? explain(error) }
  }
}

class SuccessorSession {
  readonly #product: Product
  readonly #supervisor = new Supervisor()
  readonly #own: OwnVersion
  readonly #mirrorCommand: string

  constructor(session: Session, mirrorCommand: string) {
    this.#mirrorCommand = mirrorCommand
    this.#product = session.product
    this.#own = new OwnVersion(session, this.#supervisor)
  }

  get site(): string {
    return this.#own.site
  }

  /** A part knows better than the one who waits for it why something went wrong. */
  get trouble(): string | undefined {
    return this.#product.parts.map(({ running }) => running?.trouble).find((words) => words !== undefined)
  }

  async prepare(formerSite: string): Promise<void> {
    if (path.resolve(formerSite) === this.site)
      throw new Failure(
        `Both versions would write the published site into ${this.site}: leave SITE_DIRECTORY empty, so that each has one of its own.`,
      )
    const product = this.#product
    await product.build()
    await step('Tried the content', () => checkContent(product))
    const copy = ['web/published/copy-site.ts', formerSite, this.site]
    await runToEnd({ name: 'the copy of the site', arguments: copy, variables: product.variables })
    await step('Made the pages', () => this.#publish())
    await step('Checked the pages', () => this.#check())
  }

  async take(): Promise<void> {
    await this.#product.openLake()
    await this.#product.openStudio()
    this.#product.variables.MIRROR_COMMAND = this.#mirrorCommand
    await step('Opened the site to visitors', () => this.#product.delivery.start())
    for (const part of this.#product.parts) this.#keep(part)
  }

  /** From now on this version sends the site to its static host: two versions must not do so at once. */
  async alone(): Promise<void> {
    if (this.#mirrorCommand === '') return
    const { publisher } = this.#product
    this.#supervisor.letGo(publisher)
    await publisher.stop()
    await publisher.start()
    this.#keep(publisher)
  }

  release(): Promise<void> {
    return this.#own.release()
  }

  resume(): Promise<void> {
    return this.#own.resume()
  }

  retire(): Promise<void> {
    return this.#own.retire()
  }

  /** Without a renderer the publisher would try for good. */
  async #publish(): Promise<void> {
    const { promise: never, reject } = Promise.withResolvers<never>()
    const made = this.#untilCompared()
    const { renderer, publisher } = this.#product
    renderer.running?.ended.then((code) => reject(renderer.running?.failure(code)))
    const patience = setTimeout(() => reject(publisher.running?.failure('still at work')), LONGEST_MAKING)
    await Promise.race([made, never]).finally(() => clearTimeout(patience))
  }

  /** The publisher may be ready before it has compared the pages with the content. */
  async #untilCompared(): Promise<void> {
    await this.#product.startPublishing()
    await this.#product.publisher.running?.says('Compared every page')
  }

  /** Visitors of this machine alone, for a moment. */
  async #check(): Promise<void> {
    const [port] = await freePorts(1)
    const { variables, environment } = this.#product
    const { delivery } = new Product({ ...variables, PORT: String(port), LISTEN_HOST: '127.0.0.1' })
    await delivery.start()
    try {
      await checkSite(`http://127.0.0.1:${port}`, environment.localSiteUrl)
    } finally {
      await delivery.stop()
    }
  }

  #keep(part: Part): void {
    part.echo(tellOutputOf(part.name))
    void this.#supervisor.keep(part)
  }
}
