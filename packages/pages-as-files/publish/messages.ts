import type { IncomingMessage, Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { posted, RECENT_PATHS, Refusal, type Reply, replyToSigned } from '../http/signed-message.ts'
import { PROGRESS_PATH } from '../published/status.ts'
import { PublicError, type Site, type TellEvent } from '../site.ts'
import type { PublishingHealth } from './health.ts'
import type { Looks } from './looks.ts'
import type { Publisher } from './publisher.ts'
import type { Report } from './report.ts'

const message = z.object({ _id: z.string().min(1), _type: z.string().min(1) })
const wanted = z.object({ path: z.string().startsWith('/'), isDamaged: z.boolean().default(false) })
/** Of messages that are not signed, not by us, or not now. */
const REFUSED = [401, 403]
/** In milliseconds: strangers may send as many messages as they like, and the log is to stay small. */
const REFUSALS_EVERY = 60_000

type Handler = (request: IncomingMessage) => Promise<Reply>
type Context = { looks: Looks; publisher: Publisher; path: string; secrets: readonly string[] }

/** Answers what delivery passes on: signed messages of the lake, requests for files that nobody has made, and how far a publish is. */
export function messageHandler({ looks, publisher, path: webhookPath, secrets }: Context): Handler {
  return async (request) => {
    if (request.method === 'POST' && request.url === webhookPath)
      return replyToSigned(posted(request), secrets, (body) => publish(body, request))
    if (request.method === 'POST' && request.url === '/make') return make(request)
    if (request.url === PROGRESS_PATH) return { status: 200, body: publisher.progress() }
    return { status: 404, body: { error: 'There’s nothing at this address.' } }
  }

  /** What a message names is a hint: the lake itself tells what changed. */
  async function publish(body: unknown, { headers }: IncomingMessage): Promise<Report> {
    const known = message.safeParse(body)
    if (!known.success) throw new Refusal(400, 'The message names no document with _id and _type.')
    publisher.noteRequested(readPaths(headers[RECENT_PATHS]))
    return looks.publish(known.data._id).catch(refuse)
  }

  async function make(request: IncomingMessage): Promise<Reply> {
    try {
      const { path, ...how } = wanted.parse(JSON.parse(await text(request)))
      const isThere = await publisher.makeNow(path, how)
      return { status: isThere ? 200 : 404, body: { path, isThere } }
    } catch (error) {
      console.error(error)
      return { status: 503, body: { error: 'It can’t be made now.' } }
    }
  }
}

/** Tells how publishing is before anything can be published, and from then on hands over what is requested. */
export function serveMessages(server: Server, health: PublishingHealth, site: Site, tell: TellEvent) {
  const serving: { handle: Handler } = {
    handle: async () => ({ status: 503, body: { error: health.trouble } }),
  }
  const tellRefused = refusalsTo(tell)
  server.on('request', async (request, response) => {
    if (request.url === site.healthPath) return void response.end(health.trouble)
    if (site.respond?.(request, response)) return
    const { status, body } = await serving.handle(request)
    if (REFUSED.includes(status)) tellRefused(status)
    // Of what was not read nothing may be taken for the next request.
    const close = request.complete ? {} : { Connection: 'close' }
    response.writeHead(status, { 'Content-Type': 'application/json', ...close }).end(JSON.stringify(body))
  })
  return serving
}

/** Tells of messages that nobody of ours has signed, or long ago. */
function refusalsTo(tell: TellEvent): (status: number) => void {
  let refused = 0
  let toldAt = Number.NEGATIVE_INFINITY
  return (status) => {
    refused += 1
    if (performance.now() - toldAt < REFUSALS_EVERY) return
    tell('refused', 'A message to the site was not signed as it must be', { status, count: refused })
    refused = 0
    toldAt = performance.now()
  }
}

/** Of the failed look the log and `/up` tell. */
function refuse(error: unknown): never {
  const reason = error instanceof PublicError ? error.message : 'Not all pages show it yet.'
  throw new Refusal(503, `${reason} Send the message again.`)
}

function readPaths(header: string | string[] | undefined): string[] {
  try {
    return String(header ?? '')
      .split(' ')
      .map(decodeURI)
  } catch (error) {
    if (error instanceof URIError) return []
    throw error
  }
}
