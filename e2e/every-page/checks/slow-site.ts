import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { close, listen } from 'pages-as-files/testing'
import { expect } from '../../fixtures/test.ts'

/** The places in the text of a page before which it stops, in their order. */
type Cuts = (html: string) => readonly number[]

/** Stands where a piece ends, and changes no look. */
const END = 'the piece ends here'

/** The site as a slow network brings it: a page comes in pieces, each of them when the test asks for it. */
export class SlowSite {
  readonly #page: Page
  #cuts: Cuts = () => []
  #pieces: string[] = []
  #come = 0
  #port: number | undefined
  #send: (piece: string, isLast: boolean) => void = () => undefined
  readonly #server = createServer(async (request, response) => {
    const headers = { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' }
    const answer = await fetch(new URL(request.url ?? '/', this.#site), { headers })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const body = Buffer.from(await answer.arrayBuffer())
    if (!headers.accept.startsWith('text/html')) return response.end(body)
    this.#pieces = inPieces(body.toString(), this.#cuts)
    this.#send = (piece, isLast) => (isLast ? response.end(piece) : response.write(`${piece}<!--${END}-->`))
    this.#sendNext()
  })
  readonly #site: string

  constructor(page: Page, site: string) {
    this.#page = page
    this.#site = site
  }

  /** Begins a page; resolves when its first piece is there. */
  async open(path: string, cuts: Cuts): Promise<void> {
    this.#cuts = cuts
    this.#come = 0
    this.#port ??= await listen(this.#server)
    await this.#page.goto(`http://127.0.0.1:${this.#port}${path}`, { waitUntil: 'commit' })
    await this.#untilCome()
    await this.#page.evaluate(() => document.fonts.ready)
  }

  /** Resolves when the next piece is there; false when there was none. */
  async next(): Promise<boolean> {
    if (this.#pieces.length === 0) return false
    this.#sendNext()
    await this.#untilCome()
    return true
  }

  close = () => close(this.#server)

  #sendNext() {
    const piece = this.#pieces.shift() ?? ''
    this.#come += 1
    this.#send(piece, this.#pieces.length === 0)
  }

  async #untilCome() {
    if (this.#pieces.length === 0) return this.#page.waitForLoadState()
    const ends = () => this.#page.evaluate(countEnds, END)
    await expect.poll(ends, { intervals: [5] }).toBe(this.#come)
  }
}

function inPieces(html: string, cuts: Cuts): string[] {
  const places = [0, ...cuts(html), html.length]
  return places.slice(1).map((place, index) => html.slice(places[index], place))
}

/** Runs in the page. */
function countEnds(end: string): number {
  return document.evaluate(`count(//comment()[.='${end}'])`, document).numberValue
}
