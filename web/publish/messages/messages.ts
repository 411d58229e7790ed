import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { fixedPaths } from '#content/addresses/routes.ts'
import { isContentType } from '#content/documents/shown-on.ts'
import { NothingShown } from '../../cms/nothing-shown.ts'
import { type Answer, answerSigned } from '../../http/answer-signed.ts'
import { posted } from '../../http/posted.ts'
import { Refusal, type SignedMessage } from '../../http/signed-message.ts'
import type { TellEvent } from '../../http/tell-event.ts'
import type { Publisher } from '../publisher.ts'
import { RendererAway } from '../renderer.ts'
import type { Report } from '../report.ts'
import { PublishEvents } from './publish-events.ts'
import { ReplayGuard } from './replay-guard.ts'

type Result = Report | { revalidated: []; ignored: string }

const message = z.object({ _id: z.string().min(1), _type: z.string().min(1) })
const wanted = z.object({ path: z.string().startsWith('/'), isDamaged: z.boolean().default(false) })
const paths = z.array(z.string())
/** Of messages that are not signed, not by us, or not now. */
const REFUSED = [401, 403]

/** What delivery passes on: signed messages of the lake, and what visitors ask for that nobody has made. */
export class Messages {
  readonly #publisher: Publisher
  readonly #secrets: readonly string[]
  readonly #guard = new ReplayGuard<Result>()
  readonly #events: PublishEvents

  constructor(publisher: Publisher, secrets: readonly string[], tell: TellEvent = () => undefined) {
    this.#publisher = publisher
    this.#secrets = secrets
    this.#events = new PublishEvents(tell)
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await this.#answer(request)
    if (REFUSED.includes(status)) this.#events.refused(status)
    // Of what was not read nothing may be taken for the next request.
    const close = request.complete ? {} : { Connection: 'close' }
    response.writeHead(status, { 'Content-Type': 'application/json', ...close }).end(JSON.stringify(body))
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    if (request.method === 'POST' && request.url === fixedPaths.revalidate)
      return answerSigned(posted(request), this.#secrets, (signed) => this.#publish(signed, request))
    if (request.method === 'POST' && request.url === '/make') return this.#make(request)
    return { status: 404, body: { error: 'There’s nothing at this address.' } }
  }

  async #publish({ body, signature }: SignedMessage, { headers }: IncomingMessage): Promise<unknown> {
    const known = message.safeParse(body)
    if (!known.success) throw new Refusal(400, 'The message names no document with _id and _type.')
    this.#publisher.noteAsked(readPaths(headers['x-asked-lately']))
    const key = headers['idempotency-key']
    const names = key ? [`signature ${signature}`, `key ${key}`] : [`signature ${signature}`]
    const { answer, repeated } = await this.#guard.once(names, () => this.#act(known.data))
    return repeated ? { ...answer, repeated } : answer
  }

  async #act({ _id: id, _type: type }: z.infer<typeof message>): Promise<Result> {
    if (!isContentType(type)) return { revalidated: [], ignored: 'No page shows this type of document.' }
    const started = performance.now()
    const report = await this.#publisher.publish({ id, type }).catch(refuseInWords)
    this.#events.published(id, report, Math.round(performance.now() - started))
    return report
  }

  async #make(request: IncomingMessage): Promise<Answer> {
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

/** What is no error of ours needs no stack in the log. By its status delivery knows that it is the renderer that is away. */
function refuseInWords(error: unknown): never {
  if (error instanceof NothingShown) throw new Refusal(503, error.message)
  const isAway = error instanceof Error && [error, error.cause].some((one) => one instanceof RendererAway)
  if (isAway) throw new Refusal(502, 'The renderer does not answer. Send the message again.')
  throw error
}

function readPaths(header: string | string[] | undefined): string[] {
  try {
    return paths.catch([]).parse(JSON.parse(String(header ?? '[]')))
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
