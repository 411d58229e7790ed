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
    response.end(JSON.stringify({ result, ms: 1, syncTags: [tagOf(query, searchParams.get('$slug'))] }))
  }

  #resultOf(query: string, parameter: (name: string) => string): unknown {
    const { withSlug, redirects, documents } = this.#content
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
    if (query.startsWith('*[!string')) return documents
    if (query.startsWith('*[_id == $id')) return documents.filter(({ _id }) => _id === parameter('$id'))
    this.questions += 1
    return this.#content.answerTo(`${query} ${parameter('$slug')}`.trim())
  }
}

/** Of a page's query it is as exact as a tag can be: that page alone. */
export function tagOf(query: string, slug: string | null): string {
  return `s1:${`${query} ${slug === null ? '' : JSON.parse(slug)}`.trim()}`
}
