import { type IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, encodingFor, isPackable } from './encodings.ts'
import { packed } from './packed.ts'
import { isKnown, tagFor } from './tags.ts'

/** Below this the head of an answer is most of it. */
const LEAST_BYTES = 256
/** Answers without a body, and parts of files. */
const UNPACKED = [204, 206, 304]

/**
 * An answer that goes over the wire packed, when it is text and the browser takes it so, and not again to a browser that has
 * it. The site answers with whole pages and files, so each is held until it has ended, but for files on disk that are no text.
 * Parameters are passed on as they come: each of these methods has several forms.
 */
export class PackedResponse<Asked extends IncomingMessage> extends ServerResponse<Asked> {
  readonly #parts: Buffer[] = []
  /** How the answer will be sent; null when it passes as it comes, undefined until its head is known. */
  #form: Encoding | 'plain' | null | undefined

  override writeHead(...parameters: [status: number, ...unknown[]]): this {
    this.statusCode = parameters[0]
    const headers = parameters.at(-1)
    if (typeof headers === 'object' && headers !== null)
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    if (!this.#isHeld()) super.writeHead(this.statusCode)
    return this
  }

  override flushHeaders(): void {
    if (!this.#isHeld()) super.flushHeaders()
  }

  override write(...parameters: unknown[]): boolean {
    if (!this.#isHeld()) return Reflect.apply(super.write, this, parameters)
    this.#parts.push(...bytesIn(parameters))
    return true
  }

  override end(...parameters: unknown[]): this {
    if (!this.#isHeld()) return Reflect.apply(super.end, this, parameters)
    this.#parts.push(...bytesIn(parameters))
    const callback = parameters.find((parameter) => typeof parameter === 'function')
    return Reflect.apply(super.end, this, [this.#finish(Buffer.concat(this.#parts)), callback])
  }

  #isHeld(): boolean {
    if (this.#form === undefined) this.#form = this.headersSent ? null : this.#prepare()
    return this.#form !== null
  }

  /** Says in the head what is true of the answer in every form, and chooses the form of this one. */
  #prepare(): Encoding | 'plain' | null {
    const isText = this.#isText()
    if (isText || this.statusCode === 304) this.#describeForms()
    const isWhole = this.req.method === 'GET' && !UNPACKED.includes(this.statusCode)
    if (!isWhole || this.hasHeader('content-encoding')) return null
    if (isText) return encodingFor(String(this.req.headers['accept-encoding'] ?? '')) ?? 'plain'
    return this.hasHeader('etag') ? null : 'plain'
  }

  #isText(): boolean {
    return isPackable(String(this.getHeader('content-type') ?? ''))
  }

  #describeForms(): void {
    const vary = String(this.getHeader('vary') ?? '')
    if (!/accept-encoding/i.test(vary))
      this.setHeader('Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`)
    const etag = String(this.getHeader('etag') ?? '')
    // The same text in each form, but not the same bytes.
    if (etag.startsWith('"')) this.setHeader('ETag', `W/${etag}`)
  }

  #finish(body: Buffer): Buffer {
    const form = this.#form
    // From here on the head and the bytes go out as they are.
    this.#form = null
    // What has a tag is kept somewhere, so that it will be asked for as it is.
    const lasts = this.hasHeader('etag')
    if (this.statusCode === 200 && this.#isKnown(body)) return this.#sayThatItIsKnown()
    const encoding = body.length >= LEAST_BYTES && form !== 'plain' ? form : null
    const answer = encoding ? packed(body, encoding, lasts) : body
    if (encoding) this.setHeader('Content-Encoding', encoding)
    this.removeHeader('Accept-Ranges')
    this.setHeader('Content-Length', answer.length)
    return answer
  }

  #isKnown(body: Buffer): boolean {
    const tag = String(this.getHeader('etag') ?? tagFor(body, this.#isText()))
    this.setHeader('ETag', tag)
    return isKnown(tag, this.req.headers['if-none-match'])
  }

  #sayThatItIsKnown(): Buffer {
    this.statusCode = 304
    for (const name of ['Content-Length', 'Content-Type']) this.removeHeader(name)
    return Buffer.alloc(0)
  }
}

function bytesIn([part, encoding]: readonly unknown[]): Buffer[] {
  if (part instanceof Uint8Array) return [Buffer.from(part)]
  if (typeof part !== 'string') return []
  return [Buffer.from(part, encoding === 'latin1' ? 'latin1' : 'utf8')]
}
