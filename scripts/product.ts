import { createClient } from '@sanity/client'
import { clientOptions, type Environment, readEnvironment } from '#content/environment.ts'
import { routableTypes } from '#content/routes.ts'
import { Failure } from './failure.ts'
import { endWithParent, LiveProcess } from './processes.ts'
import type { Variables } from './project.ts'
import { seed } from './seeding.ts'

const PATIENCE_MS = 60_000
const POLL_MS = 40

/** The running product: the lake's process and the site's, started and stopped one by one. */
export class Product {
  readonly environment: Environment
  readonly variables: Variables
  lake: LiveProcess | undefined
  site: LiveProcess | undefined

  /** The variables reach both processes as they are. */
  constructor(variables: Variables) {
    this.variables = variables
    this.environment = readEnvironment(variables)
  }

  async startLake(): Promise<void> {
    this.lake = new LiveProcess({
      name: 'the lake',
      arguments: ['scripts/lake.ts'],
      variables: this.variables,
    })
    await this.lake.ready()
  }

  /** The lake reads which Studio it serves when it starts. */
  async restartLake(): Promise<void> {
    await this.lake?.stop()
    await this.startLake()
  }

  /** Starts the built site and waits until it answers. */
  async startSite(): Promise<LiveProcess> {
    const { port, listenHost, localSiteUrl } = this.environment
    const program = ['node_modules/next/dist/bin/next', 'start', 'web', '-p', String(port), '-H', listenHost]
    const site = new LiveProcess({
      name: 'the site',
      arguments: [...endWithParent, ...program],
      variables: this.variables,
    })
    this.site = site
    await untilAnswers(localSiteUrl, site)
    return site
  }

  /** Writes what the lake never had; resolves to how many documents that was. */
  async seed(): Promise<number> {
    return seed({ client: this.client(), replace: false, log: (line) => console.log(`  ${line}`) })
  }

  /** The documents that have a page, in a fixed order: a build makes one page for each. */
  async pages(): Promise<string[]> {
    const query = '*[_type in $types] | order(_type, slug.current) {_type, "slug": slug.current}'
    const documents: unknown[] = await this.client().fetch(query, { types: routableTypes })
    return documents.map((document) => JSON.stringify(document))
  }

  /** A client that may read and write everything. */
  client() {
    return createClient({ ...clientOptions(this.environment.lake), token: this.environment.lake.token })
  }

  async stop(): Promise<void> {
    await this.site?.stop()
    await this.lake?.stop()
  }
}

/** Resolves when the address answers at all; throws a `Failure` when the process ends first or takes a minute. */
export async function untilAnswers(url: string, running: LiveProcess): Promise<void> {
  let end: number | string | undefined
  running.ended.then((code) => {
    end = code
  })
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (end !== undefined) throw running.failure(end)
    if (await answers(url)) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Failure(`${running.name} did not answer at ${url} within ${PATIENCE_MS / 1000} s.`)
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5_000) })
    return true
  } catch (error) {
    // A refused connection is what waiting looks like; anything else would not pass by itself.
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return false
    throw error
  }
}
