import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Answer, Content } from './content.ts'
import { digestOf } from './fake-site.ts'
import { type Made, madeOf, typeOf } from './rendered-pages.ts'

/** A renderer as far as publishing is concerned: it keeps what it has rendered, and renders anew when it is told to. */
export class Renderer {
  isAway = false
  /** The pages that were rendered, in their order. */
  readonly rendered: string[] = []
  /** The files that were requested, such as pictures. */
  readonly fetched: string[] = []
  /** Pages whose rendering takes the old content for the new one. */
  readonly stuck = new Set<string>()
  /** Addresses that it can't bring, with the status that it answers instead. */
  readonly broken = new Map<string, number>()
  /** Files that it does not have yet, and brings something else for. */
  readonly fleeting = new Set<string>()
  /** What every rendering waits for. */
  held: Promise<void> | undefined
  readonly server = createServer((request, response) => this.#answer(request, response))
  readonly #content: Content
  readonly #kept = new Map<string, Answer>()

  constructor(content: Content) {
    this.#content = content
  }

  /** As after a start of another build, which has rendered nothing yet. */
  forgetAll(): void {
    this.#kept.clear()
  }

  /** In order again, as if it had rendered these pages and nobody had noted that. */
  reset(kept: readonly string[]): void {
    this.isAway = false
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
    const { url: path = '' } = request
    if (this.isAway) return void request.socket.destroy()
    const isAnew = request.headers['x-render'] === 'anew'
    const made = isFile(path) ? await this.#fileAt(path) : await this.#pageAt(path, isAnew)
    const headers = {
      'content-type': made.type,
      ...(made.digest && { 'x-digest': made.digest }),
      ...(this.fleeting.has(path) && { 'content-type': 'image/jpeg', 'cache-control': 'no-store' }),
    }
    response.writeHead(this.broken.get(path) ?? made.status, headers).end(made.body)
  }

  async #pageAt(path: string, isAnew: boolean): Promise<Made> {
    const kept = this.#kept.get(path)
    if (kept && !isAnew) return madeOf(path, kept, digestOf(kept))
    this.rendered.push(path)
    // What is published while it renders comes too late for it.
    const answer = kept && this.stuck.has(path) ? kept : structuredClone(this.#content.at(path))
    await this.held
    if (!isAnew) this.#kept.set(path, answer)
    return madeOf(path, answer, digestOf(answer))
  }

  async #fileAt(path: string): Promise<Made> {
    this.fetched.push(path)
    await this.held
    return { status: 200, type: typeOf(path), body: `The file ${path}.` }
  }
}

/** Files that are made of content are pages to publishing. */
function isFile(path: string): boolean {
  return path.includes('.') && !/\.(vcf|ics|webmanifest)$/.test(path)
}
