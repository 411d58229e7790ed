import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { keptConnections } from '../http/connections.ts'
import { readMirrorStatus } from '../published/mirror-status.ts'
import { NOT_FOUND, type PublishedFile } from '../published/published-file.ts'
import { type Delivered, type DeliverySite, folderOf, type Headers, type Target } from '../site.ts'
import { DeliveredSite } from './delivered-site.ts'
import { PublisherClient, RecentPaths } from './publisher-client.ts'
import {
  escapedPath,
  locationOf,
  meantPath,
  plainPath,
  readTarget,
  simplerPath,
} from './requested-address.ts'
import { ResponseHeaders } from './responses/headers.ts'
import { FileSender, sendFilledPage } from './responses/send-file.ts'
import { ShortResponses } from './responses/short-responses.ts'
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
  const handler = new RequestHandler(options)
  return createServer(
    // Another protocol that a client offers is declined.
    { shouldUpgradeCallback: () => false, keepAliveTimeout: timeouts.keepAliveTimeout },
    (request, response) => void handler.handle(request, response),
  ).setTimeout(timeouts.timeout)
}

/** Handles every request of a visitor with published files. */
class RequestHandler {
  readonly #site: DeliverySite
  readonly #published: DeliveredSite
  readonly #publisher: PublisherClient
  readonly #headers: ResponseHeaders
  readonly #sender: FileSender
  readonly #short: ShortResponses
  readonly #recent = new RecentPaths()
  readonly #readMirror: () => ReturnType<typeof readMirrorStatus> | undefined
  readonly #delivered: Delivered

  constructor({ site, folder, publisherUrl, hasMirror = false }: DeliveryOptions) {
    this.#site = site
    this.#published = new DeliveredSite(folder)
    this.#publisher = new PublisherClient(publisherUrl, site.healthPath)
    this.#headers = new ResponseHeaders(site)
    this.#sender = new FileSender(folder, this.#headers)
    const short = new ShortResponses(this.#headers)
    this.#short = short
    this.#readMirror = () => (hasMirror ? readMirrorStatus(folder) : undefined)
    this.#delivered = {
      template: (path) => this.#template(path),
      isThere: (path) => this.#published.visibleAt(plainPath(path)) !== undefined,
      say: (request, response, status, words) => short.say(request, response, status, words),
      redirect: (response, status, location, more) => short.redirect(response, status, location, more),
    }
    this.#published.refresh()
  }

  /** A failure is this request's alone. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#handle(request, response)
    } catch (error) {
      // The client disconnected; do not log it.
      if (response.destroyed) return
      console.error(error)
      if (response.headersSent) response.destroy()
      else await this.#fail(request, response)
    }
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, otherHost] = request.headersDistinct.host ?? []
    if (otherHost !== undefined)
      return this.#short.say(request, response, 400, 'A request has one host.', { Connection: 'close' })
    const target = readTarget(request.url ?? '')
    const { webhookPath, methods } = this.#site
    const path = target?.path ?? ''
    const allowed = path === webhookPath ? ['POST'] : Object.hasOwn(methods, path) ? methods[path] : undefined
    const methodsHere = allowed ?? READ
    if (!methodsHere.some((method) => method === request.method))
      return this.#short.refuseMethod(request, response, methodsHere)
    if (!target) return this.#notFound(request, response)
    if (path === webhookPath) return this.#passOn(request, response)
    if (await this.#tell(request, response, target)) return
    if (await this.#site.handle(request, response, target, this.#delivered)) return
    return this.#read(request, response, target)
  }

  /** Hands the message of a webhook to the publisher, which alone can tell whether it is genuine, and sends its reply. */
  async #passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const recent = this.#recent.lastFirst
    const { status, body } = await this.#publisher.passOn(request, this.#site.webhookPath, recent)
    const close = status === 413 ? { Connection: 'close' } : {}
    response.writeHead(status, { ...this.#headers.ofData(), ...close }).end(body)
  }

  /** What programs want to know; false for all other addresses. */
  async #tell(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search }: Target,
  ): Promise<boolean> {
    const { healthPath, documentStatusPath } = this.#site
    if (path !== healthPath && path !== documentStatusPath) return false
    const isHealth = path === healthPath
    const { status, body } = isHealth
      ? await healthOf(this.#published, this.#publisher, this.#readMirror())
      : await statusOf(this.#published, this.#publisher, this.#readMirror(), search)
    response.writeHead(status, { ...this.#headers.ofData(), ...(!isHealth && FOR_OTHERS) })
    response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
    return true
  }

  async #read(request: IncomingMessage, response: ServerResponse, { path, search }: Target): Promise<void> {
    const file = this.#published.visibleAt(path) ?? this.#published.visibleAt(plainPath(path))
    if (file) return this.#send(request, response, file)
    const meant = meantPath(path)
    const redirect = this.#published.redirectAt(path) ?? (meant && this.#published.redirectAt(meant))
    if (redirect)
      return this.#short.redirect(response, redirect.permanent ? 308 : 307, locationOf(redirect, search))
    const other = meant && this.#isShown(meant) ? escapedPath(meant) : simplerPath(path)
    if (other) return this.#short.redirect(response, 308, `${other}${search}`)
    return this.#readUnknown(request, response, plainPath(path))
  }

  /** Whether visitors find a page at the address, or one that stands in for it. */
  #isShown(path: string): boolean {
    const other = this.#site.unknown(path)
    return (
      this.#published.visibleAt(path) !== undefined ||
      (other !== undefined && this.#published.fileAt(other.path) !== undefined)
    )
  }

  async #readUnknown(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const other = this.#site.unknown(path)
    const page = other && this.#published.fileAt(other.path)
    if (page && other.fill) {
      const { text, headers } = await this.#template(page.path)
      return sendFilledPage(request, response, other.fill(text), headers)
    }
    if (page) return this.#send(request, response, page)
    if (this.#published.isUnmade(path)) return this.#sendMade(request, response, path, false)
    if (this.#isPicture(path)) return this.#noPicture(request, response)
    return this.#notFound(request, response)
  }

  async #send(request: IncomingMessage, response: ServerResponse, file: PublishedFile): Promise<void> {
    if (file.type.startsWith('text/html')) this.#recent.note(file.path)
    if (await this.#sender.send(request, response, file)) return
    // The manifest may have been a moment older than the file.
    await this.#published.refreshNow()
    const newest = this.#published.fileAt(file.path)
    if (newest && newest !== file && (await this.#sender.send(request, response, newest))) return
    if (newest) await this.#sendMade(request, response, file.path, true)
    else await this.#notFound(request, response)
  }

  /** The text of a page that is filled in for each visitor. One that is damaged is made again first. */
  async #template(path: string): Promise<{ text: string; headers: Headers }> {
    const page = this.#published.fileAt(path)
    const bytes = page && (await this.#sender.bytes(page))
    if (bytes) return { text: bytes.toString(), headers: this.#headers.ofFile(page) }
    const again = await this.#make(path, true)
    const made = again && (await this.#sender.bytes(again))
    if (made) return { text: made.toString(), headers: this.#headers.ofFile(again) }
    throw new Error(`The page ${path}, which is filled in for visitors, is not there or not whole.`)
  }

  /** A picture that nobody has drawn yet, or a file that was damaged. */
  async #sendMade(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    isDamaged: boolean,
  ): Promise<void> {
    const file = await this.#make(path, isDamaged)
    if (file && (await this.#sender.send(request, response, file))) return
    if (!this.#isPicture(path)) return this.#fail(request, response)
    if (!isDamaged && !this.#published.isUnmade(path)) return this.#noPicture(request, response)
    this.#short.say(request, response, 503, 'We can’t show this picture right now.', LATER)
  }

  #noPicture(request: IncomingMessage, response: ServerResponse): void {
    this.#short.say(request, response, 404, 'There is no picture at this address.')
  }

  /** Has a file made; returns the newest of its address, if there is one then. */
  async #make(path: string, isDamaged: boolean): Promise<PublishedFile | undefined> {
    await this.#publisher.make(path, isDamaged)
    await this.#published.refreshNow()
    return this.#published.fileAt(path)
  }

  /** In place of a picture nobody has a use for a page. */
  #isPicture(path: string): boolean {
    return folderOf(path, this.#site.folders)?.isDrawn === true
  }

  async #notFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.#published.isWhole) return this.#short.say(request, response, 503, BEING_MADE, LATER)
    const page = this.#published.fileAt(NOT_FOUND)
    if (page && (await this.#sender.send(request, response, page, 404))) return
    const again = page && (await this.#make(page.path, true))
    if (again && (await this.#sender.send(request, response, again, 404))) return
    this.#short.say(request, response, 404, 'There’s nothing at this address.')
  }

  /** A page for browsers, and a sentence for programs. */
  async #fail(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wantsPage = request.headers.accept?.includes('text/html')
    const page = wantsPage ? this.#published.fileAt(this.#site.failurePath) : undefined
    response.setHeader('Retry-After', LATER['Retry-After'])
    if (page && (await this.#sender.send(request, response, page, 503))) return
    this.#short.say(request, response, 503, 'Something went wrong on our end. Please try again in a minute.')
  }
}
