import path from 'node:path'
import { explain } from '../console/failure.ts'
import { log } from '../console/log.ts'
import { root } from '../environment/project-root.ts'
import type { Part } from '../product/part.ts'
import type { Session } from '../product/session.ts'
import type { Supervisor } from '../product/supervisor.ts'
import type { RunningVersion } from './running-version.ts'

/** How long visitors of the former version have to finish, in milliseconds: a browser keeps its connection for some seconds. */
const LONGEST_DRAIN = 30_000

/** The version whose parts are children of this process. */
export class OwnVersion implements RunningVersion {
  readonly folder = root
  readonly site: string
  readonly #session: Session
  readonly #supervisor: Supervisor

  constructor(session: Session, supervisor: Supervisor) {
    this.#session = session
    this.#supervisor = supervisor
    this.site = path.resolve(root, session.product.environment.siteDirectory)
  }

  async release(): Promise<void> {
    this.#supervisor.letGo(this.#ofOwner)
    await this.#ofOwner.stop()
  }

  async resume(): Promise<void> {
    try {
      await this.#ofOwner.start()
    } catch (error) {
      log({ event: 'error', message: explain(error) })
      await this.#ofOwner.kill()
    }
    void this.#supervisor.keep(this.#ofOwner)
  }

  /** Renderer and publisher go last: what is answered at this moment may need them. */
  async retire(): Promise<void> {
    const { product, unlock } = this.#session
    for (const part of product.parts) this.#supervisor.letGo(part)
    await drain(product.delivery)
    await product.stop()
    unlock()
  }

  get #ofOwner(): Part {
    const { lake, studio, environment } = this.#session.product
    return environment.lake.mode === 'hosted' ? studio : lake
  }
}

async function drain(delivery: Part): Promise<void> {
  const running = delivery.running
  if (!running || running.hasEnded) return
  running.child.send('drain')
  const { promise, resolve } = Promise.withResolvers<void>()
  const patience = setTimeout(resolve, LONGEST_DRAIN)
  await Promise.race([running.ended, promise])
  clearTimeout(patience)
}
