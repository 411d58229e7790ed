import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { endInOrder, keptConnections } from 'pages-as-files/http'
import { startPublisher, usualTiming } from 'pages-as-files/publisher'
import { withoutSecrets } from '#content/environment/variables.ts'
import { environment } from '../lake/client.ts'
import { site } from './site.ts'

/** The process that writes the published site: it asks the lake what pages should show and Next for how they look. */
const { mirrorCommand: command, publishUrl, siteDirectory, siteVersion, webhookSecrets } = environment
const server = createServer({ keepAliveTimeout: keptConnections.betweenProcesses })
const { hostname, port } = new URL(publishUrl)
endInOrder(server)
await once(server.listen(Number(port), hostname), 'listening')
const publisher = await startPublisher({
  site,
  server,
  folder: siteDirectory,
  publicFolder: join('web', 'public'),
  scriptsFolder: join('web', 'public', 'islands'),
  version: siteVersion,
  secrets: webhookSecrets,
  mirror: command === undefined ? undefined : { command, variables: withoutSecrets(process.env) },
  timing: usualTiming[environment.lake.mode],
})
// What an earlier version has made is not shown to people who wait for this one to start.
if (publisher.isCurrent) process.send?.('ready')
await publisher.compare()
if (!publisher.isCurrent) process.send?.('ready')
await publisher.run()
