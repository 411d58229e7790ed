import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { fixedPaths } from '#content/addresses/routes.ts'
import { contentDigest, digestHeader } from '../../../cms/content-digest.ts'
import { answerSigned } from '../../../http/answer-signed.ts'
import { PREVIEW_ENDED } from '../../../http/draft-cookie.ts'
import { perspectiveCookie } from '../../../http/preview-cookie.ts'
import { Refusal } from '../../../http/signed-message.ts'
import { secrets } from '../sender.ts'
import type { Answer, Content } from './content.ts'
import { type Made, madeOf, typeOf } from './pages.ts'

/** What opens the preview. */
export const previewSecret = 'secret-of-the-preview'

/** Next as far as publishing is concerned: it keeps what it has rendered, and renders anew in draft mode alone. */
export class Renderer {
  isAway = false
  /** Whether the person whose secret opens the preview was removed. */
  hasPreviewEnded = false
  /** The pages that were rendered, in their order. */
  readonly rendered: string[] = []
  /** The files that were asked for, such as pictures. */
  readonly fetched: string[] = []
  /** What came with each request of an editor. */
  readonly asked: IncomingHttpHeaders[] = []
  /** Pages whose rendering takes the old content for the new one. */
  readonly stuck = new Set<string>()
  /** Addresses that it can't bring, with the status that it answers instead. */
  readonly broken = new Map<string, number>()
  /** Files that it does not have yet, and brings something else for. */
  readonly fleeting = new Set<string>()
  /** How many secrets it was asked to look up. */
  lookedUp = 0
  /** What every rendering, and every look for a secret, waits for. */
  held: Promise<void> | undefined
  readonly server = createServer((request, response) => this.#answer(request, response))
  readonly #content: Content
  /** With it a page is rendered anew. */
  #draftCookie = 'draft=1'
  readonly #kept = new Map<string, Answer>()

  constructor(content: Content) {
    this.#content = content
  }

  /** As after a start of another build, which has rendered nothing yet. */
  forgetAll(): void {
    this.#kept.clear()
  }

  /** As after a start of another build, which has rendered the pages as they were published first. */
  startAnotherBuild(): void {
    this.#draftCookie = `${this.#draftCookie}again`
  }

  /** In order again, as if it had rendered these pages and nobody had noted that. */
  reset(kept: readonly string[]): void {
    this.isAway = false
    this.hasPreviewEnded = false
    this.held = undefined
    this.stuck.clear()
    this.broken.clear()
    this.fleeting.clear()
    this.forgetAll()
    for (const path of kept) this.#kept.set(path, structuredClone(this.#content.at(path)))
    this.rendered.length = 0
    this.fetched.length = 0
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request
    if (this.isAway) return void request.socket.destroy()
    if (url === fixedPaths.draft) return this.#enableDrafts(request, response)
    if (url.startsWith(fixedPaths.previewEnable)) {
      this.lookedUp += 1
      await this.held
      return letIn(url, response)
    }
    if (request.headers.cookie?.endsWith(`; ${perspectiveCookie}=drafts`) && this.#mayShow(request)) {
      this.asked.push(request.headers)
      return showDraft(url, response)
    }
    const isDraft = request.headers.cookie === this.#draftCookie
    const path = url === fixedPaths.notFoundPage ? fixedPaths.notFound : url
    const made = isFile(path) ? await this.#fileAt(path) : await this.#pageAt(path, isDraft)
    const headers = {
      'content-type': made.type,
      ...(made.digest && { [digestHeader]: made.digest }),
      ...(this.fleeting.has(path) && { 'content-type': 'image/jpeg', 'cache-control': 'no-store' }),
    }
    response.writeHead(this.broken.get(path) ?? made.status, headers).end(made.body)
  }

  /** Scripts to everybody, and pages with the cookie of this build. */
  #mayShow({ url = '', headers }: IncomingMessage): boolean {
    return url.startsWith('/_next/static/') || headers.cookie?.startsWith(`${this.#draftCookie}; `) === true
  }

  async #enableDrafts(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const posted = { headers: new Headers(Object.entries(request.headers).map(pair)), body: request }
    const { status, body } = await answerSigned(posted, secrets, async (message) => {
      if (this.hasPreviewEnded && JSON.stringify(message.body).includes(previewSecret))
        throw new Refusal(PREVIEW_ENDED, 'The preview has ended.')
    })
    response
      .writeHead(status, { 'set-cookie': `${this.#draftCookie}; Path=/; HttpOnly` })
      .end(JSON.stringify(body ?? {}))
  }

  async #pageAt(path: string, isDraft: boolean): Promise<Made> {
    const kept = this.#kept.get(path)
    if (kept && !isDraft) return madeOf(path, kept, contentDigest(kept))
    this.rendered.push(path)
    // What is published while it renders comes too late for it.
    const answer = kept && this.stuck.has(path) ? kept : structuredClone(this.#content.at(path))
    await this.held
    if (!isDraft) this.#kept.set(path, answer)
    return madeOf(path, answer, contentDigest(answer))
  }

  async #fileAt(path: string): Promise<Made> {
    this.fetched.push(path)
    await this.held
    return { status: 200, type: typeOf(path), body: `The file ${path}.` }
  }
}

/** As next-sanity does it, for the one secret that the Studio of the test has written. */
function letIn(url: string, response: ServerResponse): void {
  const asked = new URL(url, 'http://localhost').searchParams
  if (asked.get('sanity-preview-secret') !== previewSecret) return void response.writeHead(401).end()
  const location = asked.get('sanity-preview-pathname') ?? '/'
  response.writeHead(307, { location, 'set-cookie': '__prerender_bypass=1; Path=/' }).end()
}

/** A page with a script, or a script; both as Next answers in draft mode. */
function showDraft(url: string, response: ServerResponse): void {
  const headers = { 'set-cookie': 'a=b', 'x-powered-by': 'Next.js', connection: 'keep-alive' }
  if (url === '/broken') response.writeHead(500).end('Internal Server Error')
  else if (url === '/elsewhere') response.writeHead(307, { ...headers, location: '/prices' }).end()
  else if (url === '/events') response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  else if (url.startsWith('/_next/static/'))
    response
      .writeHead(200, { 'cache-control': 'public, immutable', 'content-type': 'text/javascript' })
      .end('1')
  else
    response
      .writeHead(200, { ...headers, 'content-type': 'text/html', 'cache-control': 's-maxage=9' })
      .end(`A draft of ${url}<script>1</script>`)
}

/** Files that are made of content are pages to publishing. */
function isFile(path: string): boolean {
  return path.includes('.') && !/\.(vcf|ics|webmanifest)$/.test(path)
}

function pair([name, value]: [string, string | string[] | undefined]): [string, string] {
  return [name, String(value)]
}
