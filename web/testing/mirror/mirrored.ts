import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '#content/environment/environment.ts'
import { askToMake } from '../../mirror/ask-to-make.ts'
import { Keeper, type MirrorTiming } from '../../mirror/keeper.ts'
import { Mirror } from '../../mirror/mirror.ts'
import type { Site } from '../published-site/site.ts'

const SOON: MirrorTiming = {
  look: 5,
  quiet: 20,
  longestWait: 200,
  drift: 100,
  firstRetry: 20,
  longestRetry: 100,
}

/** A mirror of a test's site, kept as its process keeps it, in less time. */
export class Mirrored {
  readonly directory: string
  readonly mirror: Mirror
  readonly #ending = new AbortController()
  readonly #running: Promise<void>

  constructor(site: Site, command?: string) {
    this.directory = join(site.directory, 'mirror')
    const mirror = { directory: this.directory, command }
    const environment = { ...readEnvironment(process.env), siteDirectory: site.folder, mirror }
    this.mirror = new Mirror({ environment, make: askToMake(site.publishUrl), log: () => undefined })
    this.#running = new Keeper(this.mirror, site.folder, SOON).run(this.#ending.signal)
  }

  get folder(): string {
    return join(this.directory, 'current')
  }

  /** The text of a file of the mirror; undefined when it is not there. */
  shown(name: string): string | undefined {
    try {
      return readFileSync(join(this.folder, name), 'utf8')
    } catch {
      return undefined
    }
  }

  async end(): Promise<void> {
    this.#ending.abort()
    await this.#running
    this.mirror.close()
  }
}
