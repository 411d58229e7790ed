import { once } from 'node:events'
import { join } from 'node:path'
import { fixedPaths } from '#content/addresses/routes.ts'
import { readEnvironment } from '#content/environment/environment.ts'
import { liveClient } from '../cms/client.ts'
import { hearLake } from '../cms/live/hear-lake.ts'
import { endInOrder } from '../http/ending.ts'
import { tellEvent } from '../http/tell-event.ts'
import { pageQueries } from '../page-kinds/page-queries.ts'
import { Changes } from './changes.ts'
import { FileMaker } from './files/file-maker.ts'
import { SiteWriter } from './files/site-writer.ts'
import { PublishingHealth } from './health.ts'
import { IdleWork } from './idle-work.ts'
import { Looks, usualTiming } from './looks.ts'
import { Messages } from './messages.ts'
import { keepManifest, openManifest } from './open-manifest.ts'
import { PageMaker } from './pages/page-maker.ts'
import { PageStyles } from './pages/page-styles.ts'
import { PublishEvents } from './publish-events.ts'
import { Publisher } from './publisher.ts'
import { PublishingServer } from './publishing-server.ts'
import { Renderer } from './renderer.ts'
import { Mirror } from './static-host/mirror.ts'
import { StaticHostFiles } from './static-host/static-host-files.ts'

/** The process that writes the published site: it asks the lake what pages should show and Next for how they look. */
const environment = readEnvironment(process.env)
const { siteDirectory, siteVersion: version, webhookSecrets } = environment
const publicFolder = join('web', 'public')
const health = new PublishingHealth(siteDirectory)
const publishing = new PublishingServer(health)
const { hostname, port } = new URL(environment.publishUrl)
endInOrder(publishing.server)
await once(publishing.server.listen(Number(port), hostname), 'listening')
const manifest = await openManifest(siteDirectory, health)
keepManifest(manifest, health)
const writer = new SiteWriter(siteDirectory)
const renderer = new Renderer(environment.rendererUrl, webhookSecrets[0] ?? '')
const files = new FileMaker({ manifest, writer, renderer, publicFolder, version })
const changes = new Changes(manifest)
const styles = new PageStyles(renderer, join(publicFolder, 'islands'))
const queries = pageQueries
const shared = { manifest, writer, files, queries }
const pages = new PageMaker({ ...shared, changes, renderer, styles, version, patience: 10_000 })
const publisher = new Publisher({ ...shared, pages, publicFolder })
const events = new PublishEvents(tellEvent)
const timing = usualTiming[environment.lake.mode]
const looks = new Looks(changes, publisher, { health, events, timing })
publishing.messages = new Messages(looks, publisher, events, webhookSecrets)
const isBusy = () => publisher.size > 0
const staticHost = new StaticHostFiles({ manifest, writer, setting: environment, isBusy })
const idleWork = new IdleWork({ manifest, files, writer, staticHost, isBusy })
const mirror = new Mirror({
  manifest,
  staticHost,
  idleWork,
  isBusy,
  folder: siteDirectory,
  command: environment.mirrorCommand,
  tell: tellEvent,
})

// What an earlier version has made is not shown to whoever waits for this one to start.
const isServable = manifest.known(fixedPaths.home)?.version === version
if (isServable) process.send?.('ready')
await looks.start()
if (!isServable) process.send?.('ready')
const { signal } = new AbortController()
await Promise.all([hearLake(liveClient, looks, signal), idleWork.run(), mirror.run(signal)])
