import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Rendered, RendererAway } from 'pages-as-files'
import { answerHeader, answersFolder, askForDraftCookie } from '../lake/draft-cookie.ts'

/**
 * In milliseconds of wall time, since Next is another process: most pages take less than a hundred. A Next that is gone refuses at
 * once, so that only one that hangs is waited for, and a machine that is a hundred times slower still gets its pages.
 */
const PATIENCE = 120_000

/**
 * Next on this machine, by its documented means: a GET of the page in draft mode, in which it keeps nothing. While it renders, it
 * fetches what the page shows from the publisher, so that the lake is asked once and the page can show nothing else.
 */
export class NextRenderer {
  readonly #url: string
  readonly #secret: string
  #cookie: Promise<string> | undefined
  /** Of the pages that are being rendered, by the addresses at which Next fetches them. */
  readonly #answers = new Map<string, { data: unknown; isFetched: boolean }>()

  constructor(url: string, secret: string) {
    this.#url = url
    this.#secret = secret
  }

  /** The page with what it is to show, as its query's parser made it. */
  async render(path: string, data: unknown): Promise<Rendered> {
    const first = await this.#render(path, data)
    if (first.isFetched) return first.rendered
    // The cookie was that of another build, and Next has sent what it had kept.
    this.#cookie = undefined
    const { isFetched, rendered } = await this.#render(path, data)
    if (isFetched || rendered.status !== 200) return rendered
    throw new Error(`Next has rendered ${path} without fetching what it should show.`)
  }

  /** What is at the path, whether the build or an earlier request left it there. */
  get(path: string): Promise<Rendered> {
    return this.#get(path, {})
  }

  /** Answers Next while it renders; false, with nothing sent, for any other request. */
  respond({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
    const asked = this.#answers.get(url)
    if (!asked) return false
    asked.isFetched = true
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(asked.data))
    return true
  }

  async #render(path: string, data: unknown): Promise<{ rendered: Rendered; isFetched: boolean }> {
    const id = randomUUID()
    const asked = { data, isFetched: false }
    this.#answers.set(`${answersFolder}${id}`, asked)
    try {
      const rendered = await this.#get(path, { cookie: await this.#draftCookie(), [answerHeader]: id })
      return { rendered, isFetched: asked.isFetched }
    } finally {
      this.#answers.delete(`${answersFolder}${id}`)
    }
  }

  async #get(path: string, headers: Record<string, string>): Promise<Rendered> {
    const response = await fetch(new URL(path, this.#url), {
      redirect: 'manual',
      // On the same machine compression costs more than it saves.
      headers: { ...headers, 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(failAsAway)
    return renderedIn(response)
  }

  #draftCookie(): Promise<string> {
    this.#cookie ??= askForDraftCookie(this.#url, this.#secret).catch((error: unknown) => {
      this.#cookie = undefined
      return failAsAway(error)
    })
    return this.#cookie
  }
}

function failAsAway(error: unknown): never {
  throw new RendererAway(error)
}

export async function renderedIn(response: Response): Promise<Rendered> {
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    isToStay: !response.headers.get('cache-control')?.includes('no-store'),
    body: Buffer.from(await response.arrayBuffer()),
  }
}
