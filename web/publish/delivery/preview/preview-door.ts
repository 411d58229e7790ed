import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setInterval } from 'node:timers/promises'
import { type Delivered, folderOf, type SiteBasics, type Target } from 'pages-as-files'
import { fixedPaths } from '#content/addresses/routes.ts'
import type { Environment } from '#content/environment/environment.ts'
import { askForDraftCookie, PreviewEnded, perspectiveCookie } from '../../../lake/draft-cookie.ts'
import { headersInPreview, isEncrypted } from '../../security/security-headers.ts'
import { withinSite } from '../../security/within-site.ts'
import { type Editor, EditorCookie, wayOf } from './editor-cookie.ts'
import { Entry } from './entry.ts'
import { askNext, isStream, sendOn } from './next-answer.ts'
import { ENDED, NOT_NOW, previewSentence } from './preview-sentence.ts'

/** Milliseconds between two checks whether the preview of an open stream has ended. */
const ASK_AGAIN = 2_000
/** Seconds after which a browser tries again by itself. */
const RETRY_AFTER_SECONDS = '10'
const STATIC = '/_next/static/'
/** For other programs of ours alone. */
const NOT_FOR_EDITORS: readonly string[] = [fixedPaths.draft, fixedPaths.revalidate]

/**
 * The one way to Next: an editor's request is answered by it, with drafts and scripts. Who has no cookie of ours gets past it
 * only with a secret of the Studio's, and is otherwise answered as if it were not there.
 */
export class PreviewDoor {
  readonly #environment: Environment
  readonly #folders: SiteBasics['folders']
  readonly #cookie: EditorCookie
  readonly #entry: Entry

  constructor(environment: Environment, folders: SiteBasics['folders']) {
    this.#environment = environment
    this.#folders = folders
    this.#cookie = new EditorCookie(environment.webhookSecrets, isEncrypted(environment))
    this.#entry = new Entry(environment, this.#cookie)
  }

  /** Returns false, and sends nothing, for what is answered as for every visitor. */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    delivered: Delivered,
  ): Promise<boolean> {
    if (target.path === fixedPaths.previewEnable) return this.#entry.enter(request, response, target)
    if (target.path === fixedPaths.previewDisable) return this.#entry.leave(request, response, target)
    const editor = this.#cookie.editorOf(request.headers.cookie)
    if (!editor || NOT_FOR_EDITORS.includes(target.path) || this.#isPublished(target, delivered)) return false
    await this.#answerEditor(editor, request, response, target)
    return true
  }

  /** Whether it is a file that is the same for every visitor. */
  #isPublished({ path }: Target, delivered: Delivered): boolean {
    return folderOf(path, this.#folders)?.isForGood === true && delivered.isThere(path)
  }

  async #answerEditor(
    { studio, secret }: Editor,
    request: IncomingMessage,
    response: ServerResponse,
    { path, search }: Target,
  ): Promise<void> {
    const nonce = randomBytes(16).toString('base64')
    const frame = studio ?? this.#environment.studioUrl
    const headers = headersInPreview(this.#environment, { frame, nonce })
    try {
      // Scripts and styles need no draft cookie, which takes a request of its own.
      const draftCookie = path.startsWith(STATIC) ? '' : await this.#draftCookie(secret)
      const cookie = `${draftCookie}; ${perspectiveCookie}=drafts`
      // Next takes the nonce of its scripts from this header, as its guide to Content-Security-Policy says.
      const policy = headers['content-security-policy']
      const asking = {
        cookie,
        'content-security-policy': policy,
        'x-nonce': nonce,
        ...encodingOf(request, path),
      }
      const answer = await askNext(this.#urlOf(path + search), request, asking)
      if (answer.statusCode === 500) throw new Error(`It answers 500 to ${path}.`)
      if (isStream(answer)) void this.#endWithPreview(secret, response)
      await sendOn(answer, response, { ...headers, ...this.#keptAs(path, answer) })
    } catch (error) {
      if (response.headersSent) throw error
      if (error instanceof PreviewEnded) {
        const forget = { 'set-cookie': this.#cookie.withdraw(wayOf(request)) }
        return previewSentence(response, 401, ENDED, { ...headers, ...forget })
      }
      console.error(`The renderer does not answer an editor: ${error}`)
      previewSentence(response, 503, NOT_NOW, {
        ...headers,
        'retry-after': RETRY_AFTER_SECONDS,
        refresh: RETRY_AFTER_SECONDS,
      })
    }
  }

  /** Nothing is cached but scripts and styles, which have their content in their names. */
  #keptAs(path: string, { headers, statusCode = 0 }: IncomingMessage): OutgoingHttpHeaders {
    const isFile = statusCode === 200 && path.startsWith(STATIC)
    const location = headers.location?.replace(this.#environment.rendererUrl, '')
    return { ...(!isFile && { 'cache-control': 'private, no-store' }), ...(location && { location }) }
  }

  #urlOf(target: string): URL {
    return new URL(this.#environment.rendererUrl + withinSite(target))
  }

  #draftCookie(secret: string): Promise<string> {
    const { rendererUrl, webhookSecrets } = this.#environment
    return askForDraftCookie(rendererUrl, webhookSecrets[0] ?? '', secret)
  }

  /** Closes the stream when the preview has ended; while the renderer does not answer, the check is repeated. */
  async #endWithPreview(secret: string, response: ServerResponse): Promise<void> {
    for await (const _ of setInterval(ASK_AGAIN, undefined, { ref: false })) {
      if (response.destroyed) return
      const hasEnded = await this.#draftCookie(secret).then(
        () => false,
        (error: unknown) => error instanceof PreviewEnded,
      )
      if (hasEnded) response.destroy()
    }
  }
}

/** Compressed for slow connections, but for the stream of changes: a compressed event waits for the next ones. */
function encodingOf({ headers }: IncomingMessage, path: string): OutgoingHttpHeaders {
  const wanted = path === fixedPaths.previewChanges ? undefined : headers['accept-encoding']
  return { 'accept-encoding': wanted ?? 'identity' }
}
