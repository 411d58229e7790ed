import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { keptConnections } from '../http/connections.ts'
import { readMirrorStatus } from '../published/mirror-status.ts'
import { NOT_FOUND, type PublishedFile } from '../published/published-file.ts'
import { type Delivered, type DeliverySite, folderOf, type Headers, type Target } from '../site.ts'
import { deliveredSite } from './delivered-site.ts'
import { publisherClient, recentPaths } from './publisher-client.ts'
import {
  escapedPath,
  locationOf,
  meantPath,
  plainPath,
  readTarget,
  simplerPath,
} from './requested-address.ts'
import { shortResponses } from './responses/headers.ts'
import { fileSender, sendFilledPage } from './responses/send-file.ts'
import { healthOf, statusOf } from './responses/status.ts'

type DeliveryOptions = {
  site: DeliverySite
  /** Of the published site. */
  folder: string
  /** Where the publisher listens. */
  publisherUrl: string
  /** Whether the published site is sent to a static host, of which the health tells. */
  hasMirror?: boolean
}

const READ = ['GET', 'HEAD'] as const
/** When it may be worth requesting again what can't be had now, in seconds. */
const LATER = { 'Retry-After': '30' }
const BEING_MADE = 'The site is being made. Please try again in a minute.'
/** The Studio reads it from another origin. */
const FOR_OTHERS = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** In milliseconds. */
type Timeouts = {
  /** For a connection on which nothing is requested. */
  keepAliveTimeout: number
  /** For one on which something is and that is not read from. */
  timeout: number
}

/** The publisher may take two minutes to reply to a message. */
const usual: Timeouts = { keepAliveTimeout: keptConnections.behindProxies, timeout: 125_000 }

/** What visitors talk to: it needs the published files alone, and goes on when everything else is away. */
export function createDeliveryServer(options: DeliveryOptions, timeouts = usual): Server {
  const handle = requestHandler(options)
  return createServer(
    // Another protocol that a client offers is declined.
    { shouldUpgradeCallback: () => false, keepAliveTimeout: timeouts.keepAliveTimeout },
    (request, response) => void handle(request, response),
  ).setTimeout(timeouts.timeout)
}

/** Handles every request of a visitor with published files. */
function requestHandler({ site, folder, publisherUrl, hasMirror = false }: DeliveryOptions) {
  const published = deliveredSite(folder)
  const publisher = publisherClient(publisherUrl, site.healthPath)
  const { headersOf, ofData, say, redirect, refuseMethod } = shortResponses(site)
  const sender = fileSender(folder, headersOf)
  const recent = recentPaths()
  const mirror = () => (hasMirror ? readMirrorStatus(folder) : undefined)
  const delivered: Delivered = {
    template,
    isThere: (path) => published.visibleAt(plainPath(path)) !== undefined,
    say,
    redirect,
  }
  published.refresh()

  /** The text of a page that is filled in for each visitor. One that is damaged is made again first. */
  async function template(path: string): Promise<{ text: string; headers: Headers }> {
    for (const find of [() => published.fileAt(path), () => make(path, true)]) {
      const page = await find()
      const bytes = page && (await sender.bytes(page))
      if (bytes) return { text: bytes.toString(), headers: headersOf(page) }
    }
    throw new Error(`The page ${path}, which is filled in for visitors, is not there or not whole.`)
  }

  /** Has a file made; returns the newest of its address, if there is one then. */
  async function make(path: string, isDamaged: boolean): Promise<PublishedFile | undefined> {
    await publisher.make(path, isDamaged)
    await published.refreshNow()
    return published.fileAt(path)
  }

  /** Whether visitors find a page at the address, or one that stands in for it. */
  function isShown(path: string): boolean {
    const other = site.unknown(path)
    return published.visibleAt(path) !== undefined || (other && published.fileAt(other.path)) !== undefined
  }

  /** In place of a picture nobody has a use for a page. */
  function isPicture(path: string): boolean {
    return folderOf(path, site.folders)?.isDrawn === true
  }

  /** A failure is this request's alone. */
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await handle()
    } catch (error) {
      // The client disconnected; do not log it.
      if (response.destroyed) return
      console.error(error)
      if (response.headersSent) response.destroy()
      else await fail()
    }

    async function handle(): Promise<void> {
      const [, otherHost] = request.headersDistinct.host ?? []
      if (otherHost !== undefined)
        return say(request, response, 400, 'A request has one host.', { Connection: 'close' })
      const target = readTarget(request.url ?? '')
      const { webhookPath, methods } = site
      const path = target?.path ?? ''
      const allowed =
        path === webhookPath ? ['POST'] : Object.hasOwn(methods, path) ? methods[path] : undefined
      const methodsHere = allowed ?? READ
      if (!methodsHere.some((method) => method === request.method))
        return refuseMethod(request, response, methodsHere)
      if (!target) return nothingHere(404)
      if (path === webhookPath) return passOn()
      if (path === site.healthPath) return tell(await healthOf(published, publisher, mirror()))
      if (path === site.documentStatusPath)
        return tell(await statusOf(published, publisher, mirror(), target.search), FOR_OTHERS)
      if (!(await site.handle(request, response, target, delivered))) await read(target)
    }

    /** Hands the message of a webhook to the publisher, which alone can tell whether it is genuine, and sends its reply. */
    async function passOn(): Promise<void> {
      const { status, body } = await publisher.passOn(request, site.webhookPath, recent.lastFirst())
      const close = status === 413 ? { Connection: 'close' } : {}
      response.writeHead(status, { ...ofData(), ...close }).end(body)
    }

    /** What programs want to know. */
    function tell({ status, body }: { status: number; body: object }, more: object = {}): void {
      response.writeHead(status, { ...ofData(), ...more })
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
    }

    async function read({ path, search }: Target): Promise<void> {
      const file = published.visibleAt(path) ?? published.visibleAt(plainPath(path))
      if (file) return send(file)
      const meant = meantPath(path)
      const lead = published.redirectAt(path) ?? (meant && published.redirectAt(meant))
      if (lead && lead.to !== null)
        return redirect(response, lead.permanent ? 308 : 307, locationOf(lead.to, search))
      if (lead) return nothingHere(410)
      const other = meant && isShown(meant) ? escapedPath(meant) : simplerPath(path)
      if (other) return redirect(response, 308, `${other}${search}`)
      return readUnknown(plainPath(path))
    }

    async function readUnknown(path: string): Promise<void> {
      const other = site.unknown(path)
      const page = other && published.fileAt(other.path)
      if (page && other.fill) {
        const { text, headers } = await template(page.path)
        return sendFilledPage(request, response, other.fill(text), headers)
      }
      if (page) return send(page)
      if (published.isUnmade(path)) return sendMade(path, false)
      return isPicture(path) ? noPicture() : nothingHere(404)
    }

    async function send(file: PublishedFile): Promise<void> {
      if (file.type.startsWith('text/html')) recent.note(file.path)
      if (await sender.send(request, response, file)) return
      // The manifest may have been a moment older than the file.
      await published.refreshNow()
      const newest = published.fileAt(file.path)
      if (newest && newest !== file && (await sender.send(request, response, newest))) return
      return newest ? sendMade(file.path, true) : nothingHere(404)
    }

    /** A picture that nobody has drawn yet, or a file that was damaged. */
    async function sendMade(path: string, isDamaged: boolean): Promise<void> {
      const file = await make(path, isDamaged)
      if (file && (await sender.send(request, response, file))) return
      if (!isPicture(path)) return fail()
      if (!isDamaged && !published.isUnmade(path)) return noPicture()
      say(request, response, 503, 'We can’t show this picture right now.', LATER)
    }

    function noPicture(): void {
      say(request, response, 404, 'There is no picture at this address.')
    }

    async function nothingHere(status: 404 | 410): Promise<void> {
      if (!published.state().isWhole) return say(request, response, 503, BEING_MADE, LATER)
      const page = published.fileAt(NOT_FOUND)
      if (page && (await sender.send(request, response, page, status))) return
      const again = page && (await make(page.path, true))
      if (again && (await sender.send(request, response, again, status))) return
      say(request, response, status, 'There’s nothing at this address.')
    }

    /** A page for browsers, and a sentence for programs. */
    async function fail(): Promise<void> {
      const wantsPage = request.headers.accept?.includes('text/html')
      const page = wantsPage ? published.fileAt(site.failurePath) : undefined
      response.setHeader('Retry-After', LATER['Retry-After'])
      if (page && (await sender.send(request, response, page, 503))) return
      say(request, response, 503, 'Something went wrong on our end. Please try again in a minute.')
    }
  }
}
