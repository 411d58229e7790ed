import { type IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, encodingFor, isPackable } from './encodings.ts'
import { packed } from './packed.ts'

/** Below this the head of an answer is most of it. */
const LEAST_BYTES = 256
/** Answers without a body, and parts of files. */
const UNPACKED = [204, 206, 304]

/**
 * An answer that goes over the wire packed, when it is text and the browser takes it so. The site answers with whole pages
 * and files, so each is packed as a whole, once it has ended. Parameters are passed on as they come: each of these methods
 * has several forms.
 */
export class PackedResponse<Asked extends IncomingMessage> extends ServerResponse<Asked> {
  readonly #parts: Buffer[] = []
  /** Null for plain bytes, undefined until the head of the answer is known. */
  #encoding: Encoding | null | undefined

  override writeHead(...parameters: [status: number, ...unknown[]]): this {
    this.statusCode = parameters[0]
    const headers = parameters.at(-1)
    if (typeof headers === 'object' && headers !== null)
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    if (!this.#isPacked()) super.writeHead(this.statusCode)
    return this
  }

  override flushHeaders(): void {
    if (!this.#isPacked()) super.flushHeaders()
  }

  override write(...parameters: unknown[]): boolean {
    if (!this.#isPacked()) return Reflect.apply(super.write, this, parameters)
    this.#parts.push(...bytesIn(parameters))
    return true
  }

  override end(...parameters: unknown[]): this {
    if (!this.#isPacked()) return Reflect.apply(super.end, this, parameters)
    this.#parts.push(...bytesIn(parameters))
    const callback = parameters.find((parameter) => typeof parameter === 'function')
    return Reflect.apply(super.end, this, [this.#pack(Buffer.concat(this.#parts)), callback])
  }

  #isPacked(): boolean {
    if (this.#encoding === undefined) this.#encoding = this.headersSent ? null : this.#prepare()
    return this.#encoding !== null
  }

  /** Says in the head what is true of the answer in every form, and chooses the form of this one. */
  #prepare(): Encoding | null {
    const isText = isPackable(String(this.getHeader('content-type') ?? ''))
    if (!isText && this.statusCode !== 304) return null
    const vary = String(this.getHeader('vary') ?? '')
    if (!/accept-encoding/i.test(vary))
      this.setHeader('Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`)
    const etag = String(this.getHeader('etag') ?? '')
    // The same text in each form, but not the same bytes.
    if (etag.startsWith('"')) this.setHeader('ETag', `W/${etag}`)
    const isWhole = this.req.method === 'GET' && !UNPACKED.includes(this.statusCode)
    if (!isWhole || this.hasHeader('content-encoding')) return null
    return encodingFor(String(this.req.headers['accept-encoding'] ?? '')) ?? null
  }

  #pack(body: Buffer): Buffer {
    const encoding = body.length >= LEAST_BYTES ? this.#encoding : null
    // What has a tag is kept somewhere, so that it will be asked for as it is.
    const answer = encoding ? packed(body, encoding, this.hasHeader('etag')) : body
    if (encoding) this.setHeader('Content-Encoding', encoding)
    this.removeHeader('Accept-Ranges')
    this.setHeader('Content-Length', answer.length)
    // From here on the head and the bytes go out as they are.
    this.#encoding = null
    return answer
  }
}

function bytesIn([part, encoding]: readonly unknown[]): Buffer[] {
  if (part instanceof Uint8Array) return [Buffer.from(part)]
  if (typeof part !== 'string') return []
  return [Buffer.from(part, encoding === 'latin1' ? 'latin1' : 'utf8')]
}
