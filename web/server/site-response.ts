import type { IncomingMessage } from 'node:http'
import { failureAnswer } from './failure-answer.ts'
import { PackedResponse } from './packed-response.ts'

/**
 * An answer of the site. When the site failed, Next's words for it are dropped, because they stay blank without the
 * framework's scripts, and ours are sent in their place. Parameters are passed on as they come: each of these methods has
 * several forms.
 */
export class SiteResponse<Asked extends IncomingMessage> extends PackedResponse<Asked> {
  #isReplaced = false

  override writeHead(...parameters: [status: number, ...unknown[]]): this {
    this.statusCode = parameters[0]
    if (!this.#fails()) Reflect.apply(super.writeHead, this, parameters)
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
      void this.#sayWhatHappened()
    }
    return this
  }

  #fails(): boolean {
    return this.statusCode === 500 && !this.headersSent
  }

  async #sayWhatHappened(): Promise<void> {
    const { headers, body } = await failureAnswer(this.req)
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Transfer-Encoding'])
      this.removeHeader(name)
    Reflect.apply(super.writeHead, this, [500, headers])
    Reflect.apply(super.end, this, [body])
  }
}
