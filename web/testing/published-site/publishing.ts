import { join } from 'node:path'
import { readEnvironment } from '#content/environment/environment.ts'
import type { TellEvent } from '../../http/tell-event.ts'
import { Changes } from '../../publish/changes.ts'
import { FileMaker } from '../../publish/files/file-maker.ts'
import { SiteWriter } from '../../publish/files/site-writer.ts'
import { PublishingHealth } from '../../publish/health.ts'
import { IdleWork } from '../../publish/idle-work.ts'
import { Looks, type Timing } from '../../publish/looks.ts'
import { Messages } from '../../publish/messages.ts'
import { keepManifest, openManifest } from '../../publish/open-manifest.ts'
import { PageMaker } from '../../publish/pages/page-maker.ts'
import { PageStyles } from '../../publish/pages/page-styles.ts'
import { PublishEvents } from '../../publish/publish-events.ts'
import { Publisher } from '../../publish/publisher.ts'
import { PublishingServer } from '../../publish/publishing-server.ts'
import { Renderer } from '../../publish/renderer.ts'
import { Mirror, type MirrorTiming } from '../../publish/static-host/mirror.ts'
import { StaticHostFiles } from '../../publish/static-host/static-host-files.ts'
import { pageQueries } from './fakes/page-queries.ts'
import { close, listen } from './listen.ts'
import { secrets } from './sender.ts'

type Options = {
  folder: string
  publicFolder: string
  rendererUrl: string
  version: string
  port?: number
  timing?: Timing
}

/** Nothing is tried again before a test ends, unless it says so. */
const NEVER: Timing = {
  grace: 0,
  firstRetry: 600_000,
  longestRetry: 600_000,
  secondLooks: [],
  catchUp: 600_000,
}

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
export async function startPublishing({
  folder,
  publicFolder,
  rendererUrl,
  version,
  port,
  timing = NEVER,
}: Options) {
  const health = new PublishingHealth(folder)
  const publishing = new PublishingServer(health)
  const usedPort = await listen(publishing.server, port)
  const manifest = await openManifest(folder, health)
  const stopKeeping = keepManifest(manifest, health)
  const writer = new SiteWriter(folder)
  const renderer = new Renderer(rendererUrl, secrets[0])
  const files = new FileMaker({ manifest, writer, renderer, publicFolder, version })
  const changes = new Changes(manifest)
  const styles = new PageStyles(renderer, join(publicFolder, 'islands'))
  const shared = { manifest, writer, files, queries: pageQueries }
  const pages = new PageMaker({ ...shared, changes, renderer, styles, version, patience: PATIENCE })
  const pagePublisher = new Publisher({ ...shared, pages, publicFolder })
  const told: { event: string; message: string; details: object }[] = []
  const tell: TellEvent = (event, message, details = {}) => told.push({ event, message, details })
  const events = new PublishEvents(tell)
  const looks = new Looks(changes, pagePublisher, { health, events, timing })
  publishing.messages = new Messages(looks, pagePublisher, events, secrets)
  const isBusy = () => pagePublisher.size > 0
  const setting = readEnvironment(process.env)
  const staticHost = new StaticHostFiles({ manifest, writer, setting, isBusy })
  const idleWork = new IdleWork({ manifest, files, writer, staticHost, isBusy })
  const ending = new AbortController()
  let following: Promise<void> | undefined
  /** Follows the site as the process does, in less time. */
  const follow = (command?: string) => {
    const mirror = new Mirror({ manifest, staticHost, idleWork, isBusy, folder, command, tell, timing: SOON })
    following = mirror.run(ending.signal)
  }
  const end = async () => {
    ending.abort()
    looks.stop()
    await following
    stopKeeping()
    await close(publishing.server)
    manifest.close()
  }
  /** What tests do with it. */
  const publisher = {
    publish: (id: string) => looks.publish(id),
    /** As after a start. */
    compare: async () => (await looks.nudge({ isStart: true })).done,
    noteAsked: (paths: readonly string[]) => pagePublisher.noteAsked(paths),
    makeNow: (path: string, how?: { isDamaged?: boolean }) => pagePublisher.makeNow(path, how),
  }
  return { publisher, health, looks, manifest, idleWork, follow, events: told, port: usedPort, end }
}
