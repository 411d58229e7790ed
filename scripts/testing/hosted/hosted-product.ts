import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { readEnvironment } from '#content/environment/environment.ts'
import { clientOptions } from '#content/environment/lake.ts'
import { eventIn } from '../../console/log.ts'
import type { Variables } from '../../environment/project-root.ts'
import { LiveProcess } from '../../product/processes/live-process.ts'
import { siteWebhook } from '../../product/site-webhook.ts'
import { testVariables } from '../product/test-variables.ts'
import { startHostedLake } from './hosted-lake.ts'

/** What `npm start` runs, with a hosted lake that is ours, in a folder of its own. */
export class HostedProduct {
  readonly lake: Awaited<ReturnType<typeof startHostedLake>>
  readonly #variables: Variables
  readonly lines: string[] = []
  #running: LiveProcess | undefined

  private constructor(lake: HostedProduct['lake'], variables: Variables) {
    this.lake = lake
    this.#variables = variables
  }

  static async prepare(directory: string): Promise<HostedProduct> {
    const variables: Variables = {
      ...(await testVariables(directory)),
      SITE_BUILD: '.next-hosted',
      STUDIO_PASSWORD: '',
    }
    const token = randomBytes(32).toString('base64url')
    const environment = readEnvironment({
      ...variables,
      SANITY_PROJECT_ID: 'test1234',
      SANITY_API_WRITE_TOKEN: token,
    })
    const lake = await startHostedLake({
      directory: path.join(directory, 'hosted'),
      token,
      webhook: siteWebhook(environment),
    })
    return new HostedProduct(lake, { ...variables, ...lake.variables })
  }

  get site(): string {
    return `http://localhost:${this.#variables.PORT}`
  }

  get studio(): string {
    return `http://localhost:${this.#variables.STUDIO_PORT}`
  }

  /** A client that may write, past everything that tests do to the others. */
  get client(): SanityClient {
    const { lake } = readEnvironment(this.#variables)
    return createClient({
      ...clientOptions(lake),
      apiHost: `${this.lake.answers.lake}/lake`,
      useProjectHostname: false,
      token: lake.token,
    })
  }

  /** Runs a command of `package.json` to its end, and returns what it says. */
  async run(program: string): Promise<string> {
    const running = this.#spawn(program)
    const code = await running.ended
    if (code !== 0) throw running.failure(code)
    return this.lines.splice(0).join('\n')
  }

  async start(): Promise<void> {
    this.#running = this.#spawn('scripts/commands/start.ts')
    await this.#running.says('"event":"ready"')
  }

  async stop(): Promise<void> {
    await this.#running?.stop()
  }

  /** The messages of the log's lines with this event. */
  told(event: string): string[] {
    return this.lines.flatMap((line) => {
      const known = eventIn(line)
      return known?.event === event ? [known.message] : []
    })
  }

  #spawn(program: string): LiveProcess {
    this.lines.length = 0
    const running = new LiveProcess({ name: program, arguments: [program], variables: this.#variables })
    running.echo((line) => this.lines.push(line))
    return running
  }
}
