import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { close, listen } from 'pages-as-files/testing'
import { expect } from '../../fixtures/test.ts'

/** The places in the text of a page before which it stops, in their order. */
type Cuts = (html: string) => readonly number[]

/** Stands where a piece ends, and changes no look. */
const END = 'the piece ends here'

/** The site as a slow network brings it: a page comes in pieces, each of them when the test asks for it. */
export async function slowSite(page: Page, site: string) {
  let cutsOf: Cuts = () => []
  let pieces: string[] = []
  let come = 0
  let sendNext: () => unknown = () => undefined
  const server = createServer(async (request, response) => {
    const headers = { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' }
    const answer = await fetch(new URL(request.url ?? '/', site), { headers })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    const body = Buffer.from(await answer.arrayBuffer())
    if (!headers.accept.startsWith('text/html')) return response.end(body)
    pieces = inPieces(body.toString(), cutsOf)
    sendNext = () => {
      const piece = pieces.shift() ?? ''
      come += 1
      if (pieces.length === 0) response.end(piece)
      else response.write(`${piece}<!--${END}-->`)
    }
    sendNext()
  })
  const port = await listen(server)
  const untilCome = async () => {
    if (pieces.length === 0) return page.waitForLoadState()
    await expect.poll(() => page.evaluate(countEnds, END), { intervals: [5] }).toBe(come)
  }
  return {
    /** Begins a page; resolves when its first piece is there. */
    async open(path: string, cuts: Cuts): Promise<void> {
      cutsOf = cuts
      come = 0
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' })
      await untilCome()
      await page.evaluate(() => document.fonts.ready)
    },
    /** Resolves when the next piece is there; false when there was none. */
    async next(): Promise<boolean> {
      if (pieces.length === 0) return false
      sendNext()
      await untilCome()
      return true
    },
    close: () => close(server),
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
