import type { Server } from 'node:http'
import { Manifest } from '../published/manifest/manifest.ts'
import type { Site, TellEvent } from '../site.ts'
import { Changes } from './changes.ts'
import { FileMaker } from './files/file-maker.ts'
import { SiteWriter } from './files/site-writer.ts'
import { PublishingHealth } from './health.ts'
import { IdleWork } from './idle-work.ts'
import { Looks, type Timing, usualTiming } from './looks.ts'
import { Messages, serveMessages } from './messages.ts'
import { keepManifest, openManifest } from './open-manifest.ts'
import { PageMaker } from './pages/page-maker.ts'
import { Publisher } from './publisher.ts'
import { Mirror, type MirrorTiming } from './static-host/mirror.ts'
import type { MirrorCommand } from './static-host/mirror-command.ts'
import { StaticHostFiles } from './static-host/static-host-files.ts'

export type PublisherOptions = {
  site: Site
  /** What delivery asks, on this machine alone; it may listen already. */
  server: Server
  /** Of the published site and its manifest. */
  folder: string
  /** Holds files that the site hands out as they are. */
  publicFolder: string
  /** Holds the visitors' scripts: a class that one of them names keeps its rule in the styles of each page. */
  scriptsFolder: string
  /** Of the site's code: what another version has made is made again. */
  version: string
  /** Any of them may have signed a message of the lake. */
  secrets: readonly string[]
  /** Brings the published files to a static host. */
  mirror?: MirrorCommand | undefined
  /** By default for a lake on this machine. */
  timing?: Timing
  mirrorTiming?: MirrorTiming
  /** By default a line of JSON on stdout for each event. */
  tell?: TellEvent
}

/** Opens the published site as soon as the disk lets it. Nothing is compared and nothing is heard before `run`. */
export async function startPublisher({
  site,
  server,
  folder,
  version,
  secrets,
  ...options
}: PublisherOptions) {
  const { publicFolder, scriptsFolder, tell = tellEvent } = options
  const health = new PublishingHealth(folder)
  const serving = serveMessages(server, health, site)
  const database = await openManifest(site, folder, health)
  const stopKeeping = keepManifest(database, health)
  const manifest = new Manifest(database)
  const writer = new SiteWriter(folder)
  const files = new FileMaker(site, { manifest, writer }, { publicFolder, version })
  const changes = new Changes(site, manifest)
  const timing = options.timing ?? usualTiming.embedded
  const { held } = timing
  const pages = new PageMaker(site, changes, { manifest, writer, files }, { scriptsFolder, version, held })
  const publisher = new Publisher(site, { manifest, files, pages }, tell)
  const looks = new Looks(changes, publisher, { health, timing })
  serving.messages = new Messages(looks, publisher, tell, { path: site.webhookPath, secrets })
  const isBusy = () => publisher.size > 0
  const staticHost = new StaticHostFiles(site, manifest, writer, isBusy)
  const idleWork = new IdleWork(folder, { manifest, files, writer }, staticHost, (ms, signal) =>
    pages.untilQuiet(ms, signal),
  )
  const ending = new AbortController()
  const { signal } = ending
  let following: Promise<void> | undefined
  /** Follows the site with the files that static hosts need, and with the command. */
  const follow = (command = options.mirror) => {
    const mirror = { manifest, staticHost, idleWork, isBusy, folder, command, tell }
    following = new Mirror({ ...mirror, timing: options.mirrorTiming }).run(signal)
    return following
  }
  return {
    ...{ looks, publisher, manifest, health, idleWork, follow },
    /** Whether this version made what visitors get. */
    isCurrent: manifest.known('/')?.version === version,
    /** Compares every page with what is published, and resolves when that has succeeded. */
    compare: () => looks.start(),
    /** From now on it hears of changes, and does what is left for quiet times; ends with the process, or by an error. */
    run: () => Promise.all([site.hear(looks, signal), idleWork.run(signal), follow()]),
    async end(): Promise<void> {
      ending.abort()
      looks.stop()
      await following
      stopKeeping()
      database.close()
    },
  }
}

/** Writes one line of JSON to stdout. */
const tellEvent: TellEvent = (event, message, details) => {
  process.stdout.write(`${JSON.stringify({ event, message, ...details })}\n`)
}
