import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { type Environment, readEnvironment } from '#content/environment/environment.ts'
import { clientOptions } from '#content/environment/lake.ts'
import { eventIn } from '../../console/log.ts'
import type { Variables } from '../../environment/project-root.ts'
import { LiveProcess } from '../../product/processes/live-process.ts'
import { siteWebhook } from '../../product/site-webhook.ts'
import { outcomeOf } from '../lake-process.ts'
import { testVariables } from '../product/test-variables.ts'
import { PROJECT, startHostedLake } from './hosted-lake.ts'

/** What `npm start` runs, with a hosted lake that is ours, in a folder of its own. */
export class HostedProduct {
  readonly lake: Awaited<ReturnType<typeof startHostedLake>>
  readonly variables: Variables
  readonly environment: Environment
  readonly lines: string[] = []
  #running: LiveProcess | undefined

  private constructor(lake: HostedProduct['lake'], variables: Variables) {
    this.lake = lake
    this.variables = variables
    this.environment = readEnvironment(variables)
  }

  static async prepare(directory: string): Promise<HostedProduct> {
    const own = { SITE_BUILD: '.next-hosted', STUDIO_PASSWORD: '', NEXT_PUBLIC_SANITY_PROJECT_ID: PROJECT }
    const variables = { ...(await testVariables(directory)), ...own }
    const environment = readEnvironment(variables)
    const { token } = environment.lake
    const place = path.join(directory, 'hosted')
    const hosted = await startHostedLake({
      directory: place,
      token,
      webhook: siteWebhook(environment),
      studio: environment.localStudioUrl,
    })
    return new HostedProduct(hosted, { ...variables, ...hosted.variables })
  }

  /** A client that may write, past everything that tests do to the others. */
  get client(): SanityClient {
    const { lake } = this.environment
    const past = { apiHost: `${this.lake.answers.lake}/lake`, useProjectHostname: false }
    return createClient({ ...clientOptions(lake), ...past, token: lake.token, perspective: 'raw' })
  }

  /** What a command of ours said, by its name in `scripts/commands`, and its exit code. */
  run(command: string, ...words: string[]) {
    return outcomeOf(this.variables, process.execPath, `scripts/commands/${command}.ts`, ...words)
  }

  async start(more: Partial<Variables> = {}): Promise<void> {
    this.lines.length = 0
    const variables = { ...this.variables, ...more }
    const running = new LiveProcess({
      name: 'npm start',
      arguments: ['scripts/commands/start.ts'],
      variables,
    })
    running.echo((line) => this.lines.push(line))
    this.#running = running
    await running.says('"event":"ready"')
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
}
