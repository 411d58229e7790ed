import { createServer, type Server } from 'node:http'
import { fixedPaths } from '#content/addresses/routes.ts'
import { keptConnections } from '#content/environment/kept-connections.ts'
import type { PublishingHealth } from './health.ts'
import type { Messages } from './messages.ts'

/** What delivery talks to: it tells how publishing is before anything can be published. */
export class PublishingServer {
  readonly server: Server
  /** Undefined until the manifest is open. */
  messages: Messages | undefined

  constructor(health: PublishingHealth) {
    this.server = createServer(
      { keepAliveTimeout: keptConnections.betweenProcesses },
      (request, response) => {
        if (request.url === fixedPaths.up) response.end(health.trouble)
        else if (this.messages) void this.messages.answer(request, response)
        else response.writeHead(503, { Connection: 'close' }).end(JSON.stringify({ error: health.trouble }))
      },
    )
  }
}
