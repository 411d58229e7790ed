import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Target } from 'pages-as-files'
import { fixedPaths } from '#content/addresses/routes.ts'
import type { Environment } from '#content/environment/environment.ts'
import { visitorAddresses } from '#content/environment/visitor-address.ts'
import { perspectiveCookie } from '../../../lake/draft-cookie.ts'
import { headersInPreview } from '../../security/security-headers.ts'
import { withinSite } from '../../security/within-site.ts'
import { type EditorCookie, wayOf } from './editor-cookie.ts'
import { FailedTries } from './failed-tries.ts'
import { NOT_NOW, previewSentence, TOO_OFTEN, TOO_OLD } from './preview-sentence.ts'

/** In milliseconds, of wall time, because the renderer and the lake do the work: a tenth of a second, and four times that when busy. */
const PATIENCE = 60_000
/** Names of @sanity/preview-url-secret, and what no secret or address is longer than. */
const SECRET = 'sanity-preview-secret'
const PASSED_ON = [SECRET, 'sanity-preview-pathname', perspectiveCookie] as const
const LONGEST = 2_000

/** Gives a browser the cookie of an editor for a secret that the Studio has written into the lake, and takes it back. */
export class Entry {
  readonly #environment: Environment
  readonly #cookie: EditorCookie
  readonly #addressOf: ReturnType<typeof visitorAddresses>
  readonly #failed = new FailedTries()

  constructor(environment: Environment, cookie: EditorCookie) {
    this.#environment = environment
    this.#cookie = cookie
    this.#addressOf = visitorAddresses(environment.proxy)
  }

  /** Returns false, and sends nothing, when no secret is shown. */
  async enter(request: IncomingMessage, response: ServerResponse, { search }: Target): Promise<boolean> {
    const asked = new URLSearchParams(search)
    if (request.method !== 'GET' || !asked.get(SECRET) || search.length > LONGEST) return false
    const isTried = await this.#failed.run(this.#addressOf(request) ?? '', async () => {
      // The client has disconnected while it waited.
      if (response.destroyed) return false
      const location = await this.#ask(asked)
      if (location) this.#letIn(request, response, location, asked.get(SECRET) ?? '')
      else this.#say(request, response, location === undefined ? 401 : 503)
      return location === undefined
    })
    if (!isTried) this.#say(request, response, 429)
    return true
  }

  /** A browser with a cookie of ours, even an old one, gets the page that visitors see. */
  leave(request: IncomingMessage, response: ServerResponse, { search }: Target): boolean {
    if (!this.#cookie.isThere(request.headers.cookie)) return false
    const to = new URLSearchParams(search).get('to') ?? fixedPaths.home
    response.writeHead(307, {
      ...this.#headers(request),
      'set-cookie': this.#cookie.withdraw(wayOf(request)),
      location: onThisSite(to),
    })
    response.end()
    return true
  }

  /** The path that Next redirects this secret to: undefined when the secret is wrong, null when Next does not answer. */
  async #ask(asked: URLSearchParams): Promise<string | undefined | null> {
    const url = new URL(fixedPaths.previewEnable, this.#environment.rendererUrl)
    for (const name of PASSED_ON) url.searchParams.set(name, asked.get(name) ?? '')
    if (!asked.get('sanity-preview-pathname')) url.searchParams.set('sanity-preview-pathname', '/')
    try {
      const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) })
      await answer.body?.cancel()
      const location = answer.headers.get('location')
      if (answer.status === 307 && location) return onThisSite(location)
      return answer.status === 401 ? undefined : null
    } catch (error) {
      console.error(`The renderer can’t let an editor in: ${error}`)
      return null
    }
  }

  #letIn(request: IncomingMessage, response: ServerResponse, location: string, secret: string): void {
    const cookie = this.#cookie.issue({ studio: studioAround(request), secret }, wayOf(request))
    response.writeHead(307, { ...this.#headers(request), 'set-cookie': cookie, location }).end()
  }

  #say(request: IncomingMessage, response: ServerResponse, status: 401 | 429 | 503): void {
    const words = { 401: TOO_OLD, 429: TOO_OFTEN, 503: NOT_NOW }[status]
    const later = status === 401 ? {} : { 'retry-after': '60' }
    previewSentence(response, status, words, { ...this.#headers(request), ...later })
  }

  #headers(request: IncomingMessage): OutgoingHttpHeaders {
    const frame = studioAround(request) ?? this.#environment.studioUrl
    return {
      ...headersInPreview(this.#environment, { frame, nonce: 'none' }),
      'cache-control': 'private, no-store',
    }
  }
}

/** The origin of the page that has the preview in a frame: with a good secret it is the Studio, wherever that is. */
function studioAround({ headers }: IncomingMessage): string | undefined {
  const { referer = '', 'sec-fetch-dest': destination } = headers
  if (destination !== 'iframe' || !URL.canParse(referer)) return undefined
  const { origin, protocol } = new URL(referer)
  return /^https?:$/.test(protocol) ? origin : undefined
}

/** Path, query and hash of an address, without its host. */
function onThisSite(address: string): string {
  const { pathname, search, hash } = new URL(withinSite(address), 'http://localhost')
  return withinSite(`${pathname}${search}${hash}`)
}
