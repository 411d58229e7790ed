import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { posted, RECENT_PATHS, Refusal, type Reply, replyToSigned } from '../http/signed-message.ts'
import { PublicError, type Site, type TellEvent } from '../site.ts'
import type { PublishingHealth } from './health.ts'
import type { Looks } from './looks.ts'
import type { Publisher } from './publisher.ts'
import type { Report } from './report.ts'

const message = z.object({ _id: z.string().min(1), _type: z.string().min(1) })
const wanted = z.object({ path: z.string().startsWith('/'), isDamaged: z.boolean().default(false) })
const paths = z.array(z.string())
/** Of messages that are not signed, not by us, or not now. */
const REFUSED = [401, 403]
/** In milliseconds: strangers may send as many messages as they like, and the log is to stay small. */
const REFUSALS_EVERY = 60_000

/** What delivery passes on: signed messages of the lake, and requests for files that nobody has made. */
export class Messages {
  readonly #looks: Looks
  readonly #publisher: Publisher
  readonly #tell: TellEvent
  readonly #webhook: { path: string; secrets: readonly string[] }
  #refused = 0
  #toldOfRefused = Number.NEGATIVE_INFINITY

  constructor(
    looks: Looks,
    publisher: Publisher,
    tell: TellEvent,
    webhook: { path: string; secrets: readonly string[] },
  ) {
    this.#looks = looks
    this.#publisher = publisher
    this.#tell = tell
    this.#webhook = webhook
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await this.#replyTo(request)
    if (REFUSED.includes(status)) this.#tellRefused(status)
    // Of what was not read nothing may be taken for the next request.
    const close = request.complete ? {} : { Connection: 'close' }
    response.writeHead(status, { 'Content-Type': 'application/json', ...close }).end(JSON.stringify(body))
  }

  async #replyTo(request: IncomingMessage): Promise<Reply> {
    const { path, secrets } = this.#webhook
    if (request.method === 'POST' && request.url === path)
      return replyToSigned(posted(request), secrets, (body) => this.#publish(body, request))
    if (request.method === 'POST' && request.url === '/make') return this.#make(request)
    return { status: 404, body: { error: 'There’s nothing at this address.' } }
  }

  /** What a message names is a hint: the lake itself tells what changed. */
  async #publish(body: unknown, { headers }: IncomingMessage): Promise<Report> {
    const known = message.safeParse(body)
    if (!known.success) throw new Refusal(400, 'The message names no document with _id and _type.')
    this.#publisher.noteRequested(readPaths(headers[RECENT_PATHS]))
    return this.#looks.publish(known.data._id).catch(refuse)
  }

  /** A message that nobody of ours has signed, or long ago. */
  #tellRefused(status: number): void {
    this.#refused += 1
    if (performance.now() - this.#toldOfRefused < REFUSALS_EVERY) return
    const count = this.#refused
    this.#tell('refused', 'A message to the site was not signed as it must be', { status, count })
    this.#refused = 0
    this.#toldOfRefused = performance.now()
  }

  async #make(request: IncomingMessage): Promise<Reply> {
    try {
      const { path, ...how } = wanted.parse(JSON.parse(await text(request)))
      const isThere = await this.#publisher.makeNow(path, how)
      return { status: isThere ? 200 : 404, body: { path, isThere } }
    } catch (error) {
      console.error(error)
      return { status: 503, body: { error: 'It can’t be made now.' } }
    }
  }
}

/** Tells how publishing is before anything can be published, and from then on hands over what is requested. */
export function serveMessages(server: Server, health: PublishingHealth, site: Site) {
  const serving: { messages: Messages | undefined } = { messages: undefined }
  server.on('request', (request, response) => {
    if (request.url === site.healthPath) return void response.end(health.trouble)
    if (site.respond?.(request, response)) return
    if (serving.messages) void serving.messages.handle(request, response)
    else response.writeHead(503, { Connection: 'close' }).end(JSON.stringify({ error: health.trouble }))
  })
  return serving
}

/** Of the failed look the log and `/up` tell. */
function refuse(error: unknown): never {
  const reason = error instanceof PublicError ? error.message : 'Not all pages show it yet.'
  throw new Refusal(503, `${reason} Send the message again.`)
}

function readPaths(header: string | string[] | undefined): string[] {
  try {
    return paths.catch([]).parse(JSON.parse(String(header ?? '[]')))
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
