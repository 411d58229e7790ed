import type { Server } from 'node:http'
import { manifestOf } from '../published/manifest/manifest.ts'
import type { Site, TellEvent } from '../site.ts'
import { changesOf } from './changes.ts'
import { fileMaker } from './files/file-maker.ts'
import { siteWriter } from './files/site-writer.ts'
import { tidying } from './files/tidying.ts'
import { publishingHealth } from './health.ts'
import { looksAt, type Timing, usualTiming } from './looks.ts'
import { messageHandler, serveMessages } from './messages.ts'
import { openManifest, watchManifest } from './open-manifest.ts'
import { pageMaker } from './pages/page-maker.ts'
import { publisherOf } from './publisher.ts'
import { type QuietTiming, quietWork } from './quiet-work.ts'
import { mirrorBy } from './static-host/mirror.ts'
import type { MirrorCommand } from './static-host/mirror-command.ts'
import { staticHostFiles } from './static-host/static-host-files.ts'

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
  quietTiming?: QuietTiming
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
  const health = publishingHealth(folder)
  const serving = serveMessages(server, health, site, tell)
  const database = await openManifest(folder, health)
  const stopWatching = watchManifest(database)
  const manifest = manifestOf(database)
  const writer = siteWriter(folder)
  const files = fileMaker({ site, manifest, writer, publicFolder, version })
  const changes = changesOf(site, manifest)
  const timing = options.timing ?? usualTiming.embedded
  const { held } = timing
  const pages = pageMaker({ site, manifest, changes, writer, files, scriptsFolder, version, held })
  const publisher = publisherOf({ site, manifest, files, pages, tell })
  const looks = looksAt({ changes, publisher, health, timing })
  serving.handle = messageHandler({ looks, publisher, path: site.webhookPath, secrets })
  const staticHost = staticHostFiles({ site, manifest, writer, isBusy: () => pages.size() > 0 })
  const { tidy } = tidying({ folder, manifest, files, staticHost })
  const { untilQuiet } = pages
  const quiet = { manifest, files, writer, tidy, staticHost, untilQuiet, timing: options.quietTiming }
  const { doNext, run } = quietWork(quiet)
  const ending = new AbortController()
  let following: Promise<void> | undefined
  /** Does what is left for quiet times, and follows the site with the command. */
  const follow = (command = options.mirror) => {
    following = run(command && mirrorBy(command, { manifest, folder, tell }), ending.signal)
    return following
  }
  return {
    ...{ looks, publisher, manifest, health, doNext, tidy, follow },
    /** Whether this version made what visitors get. */
    isCurrent: manifest.known('/')?.version === version,
    /** Compares every page with what is published, and resolves when that has succeeded. */
    compare: () => looks.start(),
    /** From now on it hears of changes, and does what is left for quiet times; ends with the process, or by an error. */
    run: () => Promise.all([site.hear(looks, ending.signal), follow()]),
    async end(): Promise<void> {
      ending.abort()
      looks.stop()
      await following
      stopWatching()
      database.close()
    },
  }
}

/** Writes one line of JSON to stdout. */
const tellEvent: TellEvent = (event, message, details) => {
  process.stdout.write(`${JSON.stringify({ event, message, ...details })}\n`)
}
