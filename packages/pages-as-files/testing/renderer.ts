import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { keptConnections } from '../http/connections.ts'
import { mediaTypes } from '../published/published-file.ts'

type Made = { status: number; type: string; body: string }
const shown = z.object({
  page: z.object({ words: z.string().nullable(), images: z.array(z.string()) }).nullable(),
})

/** Enough for it to pay to compress a page. */
const FOOTER = '<footer>Open on weekdays, and on Saturdays from nine to one. </footer>\n'.repeat(20)

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
  readonly server = createServer(
    { keepAliveTimeout: keptConnections.betweenProcesses },
    (request, response) => this.#answer(request, response),
  )
  #held: Promise<void> | undefined

  /** Has every rendering wait, until it is held anew, for a call of the function that it returns. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    return resolve
  }

  /** In order again. */
  reset(): void {
    this.isAway = false
    this.#held = undefined
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
    await this.#held
    return madeOf(path, shown.parse(wanted))
  }

  async #fileAt(path: string): Promise<Made> {
    this.fetched.push(path)
    await this.#held
    return { status: 200, type: typeOf(path), body: `The file ${path}.` }
  }
}

function typeOf(path: string): string {
  return mediaTypes[extname(path)] ?? 'application/octet-stream'
}

/** A page or file with its words, as Next would send it, its own scripts included. */
function madeOf(path: string, { page }: z.infer<typeof shown>): Made {
  if (page === null) return { status: 404, type: 'text/html', body: 'There is no such page.' }
  if (page.words === null) return { status: 500, type: 'text/html', body: 'A field is missing.' }
  if (path.includes('.')) return { status: 200, type: typeOf(path), body: page.words }
  const images = page.images.map((address) => `<img src="${address}"/>`).join('')
  const body = `<!DOCTYPE html><html><head><title>${path}</title>\
<style>main { color: black }</style><script src="/_next/static/chunks/framework.js" async=""></script></head>\
<body><main>${page.words}${images}</main>${FOOTER}</body></html>`
  return { status: 200, type: 'text/html; charset=utf-8', body }
}
