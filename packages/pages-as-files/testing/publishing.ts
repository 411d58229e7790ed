import { createServer } from 'node:http'
import { join } from 'node:path'
import { keptConnections } from '../http/connections.ts'
import type { Timing } from '../publish/looks.ts'
import type { QuietTiming } from '../publish/quiet-work.ts'
import { startPublisher } from '../publish/start-publisher.ts'
import type { Site } from '../site.ts'
import { close, listen } from './listen.ts'
import { secrets } from './sender.ts'

type Options = {
  site: Site
  folder: string
  publicFolder: string
  version: string
  port?: number
  timing?: Timing
}

/** Nothing is tried again before a test ends, and no page gives up its turn, unless it says so. */
export const NEVER: Timing = {
  grace: 0,
  firstRetry: 600_000,
  longestRetry: 600_000,
  secondLooks: [],
  catchUp: 600_000,
  held: 600_000,
}

const SOON: QuietTiming = {
  quiet: 20,
  longestWait: 200,
  drawing: 10_000,
  look: 5,
  tidy: 600_000,
  firstRetry: 20,
  longestRetry: 100,
}

/** Publishing as its process has it, except for its timing, with what tests do with it. */
export async function startPublishing({ port, timing = NEVER, ...options }: Options) {
  const server = createServer({ keepAliveTimeout: keptConnections.betweenProcesses })
  const usedPort = await listen(server, port)
  const events: { event: string; message: string; details: object }[] = []
  const { publisher, follow, end, ...running } = await startPublisher({
    ...options,
    server,
    timing,
    scriptsFolder: join(options.publicFolder, 'islands'),
    secrets,
    quietTiming: SOON,
    tell: (event, message, details) => events.push({ event, message, details }),
  })
  return {
    ...running,
    events,
    port: usedPort,
    publisher: {
      publish: (id: string) => running.looks.publish(id),
      /** As after a start. */
      compare: async () => (await running.looks.nudge({ isStart: true })).done,
      size: publisher.size,
      noteRequested: (paths: readonly string[]) => publisher.noteRequested(paths),
      makeNow: (path: string, how?: { isDamaged?: boolean }) => publisher.makeNow(path, how),
    },
    follow: (command?: string) =>
      void follow(command === undefined ? undefined : { command, variables: { PATH: process.env.PATH } }),
    async end(): Promise<void> {
      await end()
      await close(server)
    },
  }
}
