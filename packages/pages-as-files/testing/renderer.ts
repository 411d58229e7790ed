import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { type Made, madeOf, typeOf } from './rendered-pages.ts'

const answer = z.object({
  page: z.object({ words: z.string().nullable(), images: z.array(z.string()) }).nullable(),
})

/** A renderer as far as publishing is concerned: it makes a page of what is posted to its address, and has files. */
export class Renderer {
  isAway = false
  /** The pages that were rendered, in their order. */
  readonly rendered: string[] = []
  /** The files that were requested, such as pictures. */
  readonly fetched: string[] = []
  /** Addresses that it can't bring, with the status that it answers instead. */
  readonly broken = new Map<string, number>()
  /** Files that it does not have yet, and brings something else for. */
  readonly fleeting = new Set<string>()
  /** What every rendering waits for. */
  held: Promise<void> | undefined
  readonly server = createServer((request, response) => this.#answer(request, response))

  /** In order again. */
  reset(): void {
    this.isAway = false
    this.held = undefined
    this.broken.clear()
    this.fleeting.clear()
    this.rendered.length = 0
    this.fetched.length = 0
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '' } = request
    if (this.isAway) return void request.socket.destroy()
    const made =
      request.method === 'POST' ? await this.#pageAt(path, await json(request)) : await this.#fileAt(path)
    const headers = {
      'content-type': made.type,
      ...(this.fleeting.has(path) && { 'content-type': 'image/jpeg', 'cache-control': 'no-store' }),
    }
    response.writeHead(this.broken.get(path) ?? made.status, headers).end(made.body)
  }

  async #pageAt(path: string, wanted: unknown): Promise<Made> {
    this.rendered.push(path)
    await this.held
    return madeOf(path, answer.parse(wanted))
  }

  async #fileAt(path: string): Promise<Made> {
    this.fetched.push(path)
    await this.held
    return { status: 200, type: typeOf(path), body: `The file ${path}.` }
  }
}
