import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Content } from './content.ts'

/** A lake as far as publishing is concerned: it answers queries with what is published. */
export class Lake {
  isAway = false
  /** Whether it answers strangers, such as the site, as an empty one would. */
  isPrivate = false
  /** What every answer waits for. */
  held: Promise<void> | undefined
  /** What the answers about pages with these slugs wait for. */
  readonly heldSlugs = new Map<string, Promise<void>>()
  /** What one more answer waits for. */
  delay: () => Promise<void> = async () => undefined
  /** How often it was asked what a page shows. */
  questions = 0
  /** How often it was asked what changed. */
  looks = 0
  readonly server = createServer((request, response) => this.#answer(request, response))
  readonly #content: Content

  constructor(content: Content) {
    this.#content = content
  }

  async #answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { searchParams } = new URL(url, 'http://localhost')
    const query = searchParams.get('query') ?? ''
    const parameter = (name: string) => JSON.parse(searchParams.get(name) ?? '""')
    const result = this.#resultOf(query, parameter)
    await this.held
    await this.delay()
    await this.heldSlugs.get(parameter('$slug'))
    response.writeHead(this.isAway ? 503 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ result, ms: 1 }))
  }

  #resultOf(query: string, parameter: (name: string) => string): unknown {
    const { withSlug, redirects, documents } = this.#content
    if (this.isPrivate && isLook(query)) return { documents: [], count: 0 }
    if (this.isPrivate) return query.startsWith('*[') ? [] : { site: { business: null }, page: null }
    if (query.startsWith('*[_type in'))
      return withSlug.map((page) => ({
        ...page,
        isMain: false,
        aliases: [],
        hasSchedule: page.slug === 'painting',
      }))
    if (query.startsWith('*[_type == "redirect"'))
      return redirects.map((redirect) => ({
        _id: 'redirect',
        _type: 'redirect',
        permanent: true,
        page: null,
        ...redirect,
      }))
    if (isLook(query)) {
      this.looks += 1
      const isAsked = ({ id, changed }: (typeof documents)[number]) =>
        changed >= parameter('$date') || parameter('$ids').includes(id)
      return { documents: documents.filter(isAsked), count: documents.length }
    }
    this.questions += 1
    return this.#content.answerTo(`${query} ${parameter('$slug')}`.trim())
  }
}

function isLook(query: string): boolean {
  return query.includes('"count"')
}
