import type { IncomingMessage } from 'node:http'
import { readEnvironment } from '#content/environment.ts'
import { fixedPaths } from '#content/routes.ts'
import { headersAt } from '../security-headers.ts'
import { failureAnswer } from './failure-answer.ts'
import { inlineHashes } from './inline-hashes.ts'
import { isLakeAway } from './lake-away.ts'
import { PackedResponse } from './packed-response.ts'

const environment = readEnvironment(process.env)
const inline = inlineHashes(environment.siteBuild)
const nothing = { styles: [], scripts: [] }

/** Seconds after which it may be worth asking again for what the lake did not answer. */
const LAKE_BACK_AFTER = 30

const WAYS = [301, 302, 303, 307, 308]

/** Request headers that nobody can send: see `simplify`. */
const UNHEARD = /^(rsc|next-.*)$/

/**
 * An answer of the site. When the site failed, Next's words for it are dropped, because they stay blank without the
 * framework's scripts, and ours are sent in their place. Parameters are passed on as they come: each of these methods has
 * several forms.
 */
export class SiteResponse<Asked extends IncomingMessage> extends PackedResponse<Asked> {
  #isReplaced = false
  /** From here on what is sent are our own words. */
  #isOurs = false

  override writeHead(...parameters: [status: number, ...unknown[]]): this {
    this.statusCode = parameters[0]
    if (this.#fails()) return this
    this.#completeHeaders()
    Reflect.apply(super.writeHead, this, parameters)
    return this
  }

  override flushHeaders(): void {
    if (!this.#fails()) super.flushHeaders()
  }

  override write(...parameters: unknown[]): boolean {
    return this.#fails() || Reflect.apply(super.write, this, parameters)
  }

  override end(...parameters: unknown[]): this {
    if (!this.#fails()) Reflect.apply(super.end, this, parameters)
    else if (!this.#isReplaced) {
      this.#isReplaced = true
      // Without words of ours either, the visitor is at least not left waiting.
      this.#sayWhatHappened().catch((error) => this.destroy(error))
    }
    return this
  }

  #fails(): boolean {
    return this.statusCode === 500 && !this.headersSent && !this.#isOurs
  }

  async #sayWhatHappened(): Promise<void> {
    const wasLakeAway = isLakeAway()
    const { type, body } = await failureAnswer(this.req)
    this.#isOurs = true
    if (wasLakeAway) {
      this.statusCode = 503
      this.setHeader('Retry-After', LAKE_BACK_AFTER)
    }
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Transfer-Encoding'])
      this.removeHeader(name)
    this.setHeader('Cache-Control', 'no-store')
    this.setHeader('Content-Type', `${type}; charset=utf-8`)
    this.end(body)
  }

  /** An answer without a type says that the page which the browser has is still right, and which rules it has from now on. */
  #isPage(): boolean {
    return String(this.getHeader('Content-Type') ?? 'text/html').startsWith('text/html')
  }

  /** The rules that Next sets reach neither its redirects nor its failures; what it says of caching is not true here. */
  #completeHeaders(): void {
    // In place of a file that is not there comes a page.
    const address = this.statusCode < 400 ? (this.req.url ?? '') : fixedPaths.notFound
    const rules = headersAt(address, environment, this.#isPage() ? inline : nothing)
    for (const { key, value } of rules) this.setHeader(key, value)
    // For the framework's scripts, which no page has.
    for (const name of this.getHeaderNames()) if (name.startsWith('x-nextjs-')) this.removeHeader(name)
    const caching = String(this.getHeader('Cache-Control') ?? '')
    // A cache on the way may not keep a page for a year, as Next lets it: nobody could tell it of an edit.
    const isKept = caching.includes('s-maxage') || (caching.includes('immutable') && this.statusCode >= 400)
    // And a browser keeps a way to another address for good when nothing is said of it.
    const isUnsaid = caching === '' && WAYS.includes(this.statusCode)
    if (isKept || isUnsaid) this.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
    this.removeHeader('X-Middleware-Rewrite')
    this.#varyOnlyByWhatIsHeard()
  }

  #varyOnlyByWhatIsHeard(): void {
    const names = String(this.getHeader('Vary') ?? '').split(/,\s*/)
    const heard = names.filter((name) => name !== '' && !UNHEARD.test(name))
    if (heard.length > 0) this.setHeader('Vary', heard.join(', '))
    else this.removeHeader('Vary')
  }
}
