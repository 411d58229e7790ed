import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fixedPaths } from '#content/routes.ts'
import { contentDigest, digestHeader } from '../cms/content-digest.ts'
import { current, former } from './test-sender.ts'

type Answer = { site: unknown; page: unknown }

const renderKey = 'key-of-the-build'

/**
 * For tests: a lake and a site as far as freshness is concerned, each on a port. The lake answers a query with what is
 * published under its text and slug. The site keeps pages, and renders one anew for who has the key to it.
 */
export class TestSite {
  readonly published = new Map<string, Answer>()
  readonly redirects: { from: string; address: string; permanent: boolean; page: null }[] = []
  readonly rendered: string[] = []
  lakeIsAway = false
  /** Pages whose rendering takes the old content for the new one. */
  readonly stuck = new Set<string>()
  /** What every rendering waits for at its end. */
  held: Promise<void> | undefined
  readonly #pages = new Map<string, string | null>()
  readonly #servers: Server[] = []
  readonly #directory = mkdtempSync(join(tmpdir(), 'site-'))
  readonly #queryOf: (path: string) => string

  constructor(queryOf: (path: string) => string) {
    this.#queryOf = queryOf
  }

  /** Starts both and returns the variables with which the site's code finds them. */
  async open(): Promise<Record<string, string>> {
    const lakePort = await this.#listen((request, response) => this.#answerAsLake(request, response))
    const port = await this.#listen((request, response) => this.#answerAsSite(request, response))
    return {
      PORT: String(port),
      STUDIO_PORT: String(lakePort),
      SANITY_API_WRITE_TOKEN: 'token-of-at-least-24-characters',
      SANITY_REVALIDATE_SECRET: current,
      SANITY_REVALIDATE_SECRET_PREVIOUS: former,
      STUDIO_PASSWORD: 'plumb-level-square',
      SITE_BUILD: relative('web', this.#directory),
    }
  }

  /** Makes a page for each path from what is published now, as a build does. */
  build(paths: readonly string[]): void {
    const routes = Object.fromEntries(paths.map((path) => [path, {}]))
    const preview = { previewModeId: renderKey }
    writeFileSync(join(this.#directory, 'prerender-manifest.json'), JSON.stringify({ routes, preview }))
    for (const path of [...paths, '/404']) this.#render(path)
    this.rendered.length = 0
  }

  /** What visitors get: the digest of the page, or null for the page for unknown addresses. */
  shown(path: string): string | null {
    return this.#pages.get(path) ?? null
  }

  wanted(path: string): string | null {
    const answer = this.published.get(this.#queryOf(path))
    return answer?.page ? contentDigest(answer) : null
  }

  close(): void {
    for (const server of this.#servers) {
      server.close()
      server.closeAllConnections()
    }
    rmSync(this.#directory, { recursive: true })
  }

  #render(path: string): void {
    this.rendered.push(path)
    if (!this.stuck.has(path)) this.#pages.set(path, this.wanted(path))
  }

  #answerAsLake({ url = '' }: IncomingMessage, response: ServerResponse): void {
    const { searchParams } = new URL(url, 'http://localhost')
    const slug: unknown = JSON.parse(searchParams.get('$slug') ?? '""')
    const key = `${searchParams.get('query')} ${slug}`.trim()
    const slugs = [...this.published.keys()].flatMap((name) => {
      const [, _type, current] = /^(service|city) (.+)$/.exec(name) ?? []
      return current && this.published.get(name)?.page
        ? [
            {
              _id: `${_type}-${current}`,
              _type,
              slug: current,
              isMain: false,
              aliases: [],
              hasSchedule: current === 'painting',
            },
          ]
        : []
    })
    const result = key.startsWith('*[_type in')
      ? slugs
      : key.startsWith('*[_type == "redirect"')
        ? this.redirects.map((redirect) => ({ _id: 'redirect', _type: 'redirect', ...redirect }))
        : (this.published.get(key) ?? { site: {}, page: null })
    response.writeHead(this.lakeIsAway ? 503 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ result, ms: 1 }))
  }

  async #answerAsSite({ url: path = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const isToRender = headers['x-prerender-revalidate'] === renderKey
    if (isToRender && path !== fixedPaths.sitemap) this.#render(path)
    if (isToRender) await this.held
    const digest = this.shown(path)
    // A file says in a header what a page says in itself.
    const isFile = path.includes('.')
    if (digest && isFile) response.setHeader(digestHeader, digest)
    response.writeHead(digest === null || path === '/404' ? 404 : 200)
    response.end(digest === null || isFile ? '' : `<meta name="content-digest" content="${digest}"/>`)
  }

  #listen(handler: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<number> {
    const server = createServer(handler)
    this.#servers.push(server)
    return new Promise((resolve) => {
      server.listen(0, () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  }
}
