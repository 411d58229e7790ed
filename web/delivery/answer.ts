import type { IncomingMessage, ServerResponse } from 'node:http'
import { fallbackAt } from '#content/addresses/any-town.ts'
import { locationOf } from '#content/addresses/redirect.ts'
import { fixedPaths, quoteFormPath } from '#content/addresses/routes.ts'
import type { MirrorStatus } from '#content/documents/document-status.ts'
import type { PublishedFile } from '../published/entry.ts'
import { tellStatus } from './answers/document-status.ts'
import { sendForm } from './answers/form.ts'
import type { AnswerHeaders } from './answers/headers.ts'
import { tellHealth } from './answers/health.ts'
import { passMessageOn } from './answers/message.ts'
import type { FileSender } from './answers/send-file.ts'
import { ShortAnswers } from './answers/short-answers.ts'
import { sendTown } from './answers/town.ts'
import { AskedLately } from './asked-lately.ts'
import type { DeliveredSite } from './delivered-site.ts'
import type { PreviewDoor } from './preview/preview-door.ts'
import type { PublisherClient } from './publisher-client.ts'
import { methodsAt, plainPath, readTarget, simplerPath, type Target } from './request-guard.ts'

export type Parts = {
  site: DeliveredSite
  sender: FileSender
  headers: AnswerHeaders
  publisher: PublisherClient
  preview: PreviewDoor
  readMirror: () => MirrorStatus | undefined
  /** What is at `/.well-known/security.txt`; undefined when nothing is. */
  securityTxt: () => string | undefined
}

/** Seconds after which it may be worth asking again for what can't be had now. */
const LATER = '30'
/** In place of a picture: who asked for one has no use for a page. */
const NO_PICTURE = /^\/(images|share)\//

/** Answers every request of a visitor from published files. */
export class Delivery {
  readonly #parts: Parts
  readonly #short: ShortAnswers
  readonly #askedLately = new AskedLately()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#short = new ShortAnswers(parts.headers)
  }

  /** Whatever goes wrong is this request's affair alone. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#answer(request, response)
    } catch (error) {
      // The client disconnected; do not log it.
      if (response.destroyed) return
      console.error(error)
      if (response.headersSent) response.destroy()
      else await this.#fail(request, response)
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = readTarget(request.url ?? '')
    const methods = methodsAt(target?.path ?? '')
    if (!methods.includes(request.method ?? '')) return this.#short.refuseMethod(request, response, methods)
    if (!target) return this.#notFound(request, response)
    const parts = this.#parts
    const { path, search } = target
    if (path === fixedPaths.revalidate)
      return passMessageOn(parts, request, response, this.#askedLately.paths)
    if (path === fixedPaths.yourRequest && request.method === 'POST')
      return sendForm(parts, request, response)
    if (path === fixedPaths.up) return tellHealth(parts, request, response)
    const contact = path === fixedPaths.securityTxt ? parts.securityTxt() : undefined
    if (contact) return this.#short.say(request, response, 200, contact)
    if (path === fixedPaths.documentStatus) return tellStatus(parts, request, response, search)
    if (await parts.preview.answer(request, response, target)) return
    return this.#answerRead(request, response, target)
  }

  async #answerRead(request: IncomingMessage, response: ServerResponse, target: Target): Promise<void> {
    const { path, search } = target
    const simpler = simplerPath(path)
    if (simpler) return this.#short.sendOn(response, 308, `${simpler}${search}`)
    const file = this.#parts.site.visibleAt(path) ?? this.#parts.site.visibleAt(plainPath(path))
    if (file) return this.#send(request, response, file)
    const redirect = this.#parts.site.redirectAt(path)
    if (redirect)
      return this.#short.sendOn(response, redirect.permanent ? 308 : 307, locationOf(redirect, search))
    // Without a request there is only the form to be led to.
    if (path === fixedPaths.yourRequest || path === fixedPaths.requestPage)
      return this.#short.sendOn(response, 307, quoteFormPath, { 'Cache-Control': 'no-store' })
    return this.#answerWithoutFile(request, response, plainPath(path))
  }

  async #answerWithoutFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { site } = this.#parts
    const fallback = fallbackAt(path)
    const page = fallback && site.fileAt(fallback.path)
    if (page && fallback.town) return sendTown(this.#parts, request, response, page, fallback.town)
    if (page) return this.#send(request, response, page)
    if (site.isUnmade(path)) return this.#makeAndSend(request, response, path, { isDamaged: false })
    if (NO_PICTURE.test(path))
      return this.#short.say(request, response, 404, 'There is no picture at this address.')
    return this.#notFound(request, response)
  }

  async #send(request: IncomingMessage, response: ServerResponse, file: PublishedFile): Promise<void> {
    if (file.type.startsWith('text/html')) this.#askedLately.note(file.path)
    if (await this.#parts.sender.send(request, response, file)) return
    // The manifest may have been a moment older than the file.
    await this.#parts.site.refreshNow()
    const newest = this.#parts.site.fileAt(file.path)
    if (newest && newest !== file && (await this.#parts.sender.send(request, response, newest))) return
    if (newest) await this.#makeAndSend(request, response, file.path, { isDamaged: true })
    else await this.#notFound(request, response)
  }

  /** A picture that nobody has drawn yet, or a file that was damaged. */
  async #makeAndSend(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    { isDamaged }: { isDamaged: boolean },
  ): Promise<void> {
    if (await this.#sendMade(request, response, path, { isDamaged })) return
    if (!NO_PICTURE.test(path)) return this.#fail(request, response)
    this.#short.say(request, response, 503, 'We can’t show this picture right now.', { 'Retry-After': LATER })
  }

  /** Returns false, and sends nothing, when it can't be made. */
  async #sendMade(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    { isDamaged, status = 200 }: { isDamaged: boolean; status?: number },
  ): Promise<boolean> {
    const { publisher, site, sender } = this.#parts
    const isMade = await publisher.make(path, isDamaged)
    await site.refreshNow()
    const file = isMade ? site.fileAt(path) : undefined
    return file !== undefined && sender.send(request, response, file, status)
  }

  async #notFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = this.#parts.site.fileAt(fixedPaths.notFound)
    if (page && (await this.#parts.sender.send(request, response, page, 404))) return
    if (page && (await this.#sendMade(request, response, page.path, { isDamaged: true, status: 404 }))) return
    if (this.#parts.site.isEmpty)
      this.#short.say(request, response, 503, 'The site is being made. Please try again in a minute.', {
        'Retry-After': LATER,
      })
    else this.#short.say(request, response, 404, 'There’s nothing at this address.')
  }

  /** A page for browsers, and a sentence for programs. */
  async #fail(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wantsPage = request.headers.accept?.includes('text/html')
    const page = wantsPage ? this.#parts.site.fileAt(fixedPaths.failure) : undefined
    response.setHeader('Retry-After', LATER)
    if (page && (await this.#parts.sender.send(request, response, page, 503))) return
    this.#short.say(request, response, 503, 'Something went wrong on our end. Please try again in a minute.')
  }
}
