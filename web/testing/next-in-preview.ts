import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { keptConnections, posted, Refusal, replyToSigned } from 'pages-as-files/http'
import { secrets } from 'pages-as-files/testing'
import { fixedPaths } from '#content/addresses/routes.ts'
import { PREVIEW_ENDED, perspectiveCookie } from '../lake/draft-cookie.ts'

/** What opens the preview. */
export const previewSecret = 'secret-of-the-preview'
/** With it a page is rendered anew. */
const DRAFT_COOKIE = 'draft=1'

/** Next as far as editors are concerned: it looks up secrets and shows drafts. */
export class NextInPreview {
  isAway = false
  /** Whether the person whose secret opens the preview was removed. */
  hasPreviewEnded = false
  /** What came with each request of an editor. */
  readonly requests: IncomingHttpHeaders[] = []
  /** How many secrets it was asked to look up. */
  lookedUp = 0
  /** What every look for a secret waits for. */
  held: Promise<void> | undefined
  readonly server = createServer(
    { keepAliveTimeout: keptConnections.betweenProcesses },
    (request, response) => this.#answer(request, response),
  )

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', headers } = request
    if (this.isAway) return void request.socket.destroy()
    if (url === fixedPaths.draft) return this.#enableDrafts(request, response)
    if (url.startsWith(fixedPaths.previewEnable)) {
      this.lookedUp += 1
      await this.held
      return letIn(url, response)
    }
    this.requests.push(headers)
    // Scripts to everybody, and pages with the cookie of this build.
    const mayShow = url.startsWith('/_next/static/') || headers.cookie?.startsWith(`${DRAFT_COOKIE}; `)
    if (headers.cookie?.endsWith(`; ${perspectiveCookie}=drafts`) && mayShow) return showDraft(url, response)
    response.writeHead(404).end()
  }

  async #enableDrafts(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await replyToSigned(posted(request), secrets, async (message) => {
      if (this.hasPreviewEnded && JSON.stringify(message).includes(previewSecret))
        throw new Refusal(PREVIEW_ENDED, 'The preview has ended.')
    })
    response
      .writeHead(status, { 'set-cookie': `${DRAFT_COOKIE}; Path=/; HttpOnly` })
      .end(JSON.stringify(body ?? {}))
  }
}

/** As next-sanity does it, for the one secret that the Studio of the test has written. */
function letIn(url: string, response: ServerResponse): void {
  const { searchParams } = new URL(url, 'http://localhost')
  if (searchParams.get('sanity-preview-secret') !== previewSecret) return void response.writeHead(401).end()
  const location = searchParams.get('sanity-preview-pathname') ?? '/'
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
