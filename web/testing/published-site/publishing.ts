import { join } from 'node:path'
import { readEnvironment } from '#content/environment/environment.ts'
import type { TellEvent } from '../../http/tell-event.ts'
import { DocumentStates } from '../../publish/document-states.ts'
import { FileMaker } from '../../publish/files/file-maker.ts'
import { SiteWriter } from '../../publish/files/site-writer.ts'
import { PublishingHealth } from '../../publish/health.ts'
import { IdleWork } from '../../publish/idle-work.ts'
import { BothWays } from '../../publish/live/both-ways.ts'
import { LiveChanges } from '../../publish/live/live-changes.ts'
import { PageTags } from '../../publish/live/page-tags.ts'
import { Messages } from '../../publish/messages/messages.ts'
import { PublishEvents } from '../../publish/messages/publish-events.ts'
import { keepManifest, openManifest } from '../../publish/open-manifest.ts'
import { PageMaker } from '../../publish/pages/page-maker.ts'
import { PageStyles } from '../../publish/pages/page-styles.ts'
import { Publisher } from '../../publish/publisher.ts'
import { PublishingServer } from '../../publish/publishing-server.ts'
import { Renderer } from '../../publish/renderer.ts'
import { Mirror, type MirrorTiming } from '../../publish/static-host/mirror.ts'
import { StaticHostFiles } from '../../publish/static-host/static-host-files.ts'
import { pageQueries } from './fakes/page-queries.ts'
import { close, listen } from './listen.ts'
import { secrets } from './sender.ts'

type Options = { folder: string; publicFolder: string; rendererUrl: string; version: string; port?: number }

const SOON: MirrorTiming = {
  look: 5,
  quiet: 20,
  longestWait: 200,
  drawing: 10_000,
  command: 60_000,
  sendAgain: 60_000,
  firstRetry: 20,
  longestRetry: 100,
}

/** Milliseconds after which a page is given up that does not come. */
const PATIENCE = 500

/** Publishing as its process has it, except for the queries, behind a server of its own. */
export async function startPublishing({ folder, publicFolder, rendererUrl, version, port }: Options) {
  const health = new PublishingHealth(folder)
  const publishing = new PublishingServer(health)
  const usedPort = await listen(publishing.server, port)
  const manifest = await openManifest(folder, health)
  const stopKeeping = keepManifest(manifest, health)
  const writer = new SiteWriter(folder)
  const renderer = new Renderer(rendererUrl, secrets[0])
  const files = new FileMaker({ manifest, writer, renderer, publicFolder, version })
  const states = new DocumentStates()
  const shared = { manifest, files, states, tags: new PageTags(), ways: new BothWays() }
  const pages = new PageMaker({
    ...shared,
    writer,
    renderer,
    styles: new PageStyles(renderer, join(publicFolder, 'islands')),
    queries: pageQueries,
    version,
    patience: PATIENCE,
  })
  const publisher = new Publisher({ ...shared, pages, writer, queries: pageQueries, publicFolder })
  const isBusy = () => publisher.size > 0
  const setting = readEnvironment(process.env)
  const staticHost = new StaticHostFiles({ manifest, writer, setting, isBusy })
  const idleWork = new IdleWork({ manifest, files, writer, staticHost, isBusy })
  const events: { event: string; message: string; details: object }[] = []
  const tell: TellEvent = (event, message, details = {}) => events.push({ event, message, details })
  publishing.messages = new Messages(publisher, secrets, tell)
  const changes = new LiveChanges({ ...shared, publisher, events: new PublishEvents(tell) })
  const ending = new AbortController()
  let following: Promise<void> | undefined
  /** Follows the site as the process does, in less time. */
  const follow = (command?: string) => {
    const mirror = new Mirror({ manifest, staticHost, idleWork, isBusy, folder, command, tell, timing: SOON })
    following = mirror.run(ending.signal)
  }
  const end = async () => {
    ending.abort()
    await following
    stopKeeping()
    await close(publishing.server)
    manifest.close()
  }
  return { publisher, health, changes, manifest, idleWork, follow, events, port: usedPort, end }
}
