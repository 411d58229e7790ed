import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { keptConnections } from '../http/connections.ts'
import type { Content } from './content.ts'
import { groupAt, routesOf } from './routes.ts'

/** A content lake as far as publishing is concerned: it tells what is published. */
export class Lake {
  isAway = false
  /** Whether it shows nothing to strangers, such as the site. */
  isPrivate = false
  /** What one more answer waits for. */
  delay: () => Promise<void> = async () => undefined
  /** How often it was asked what a page shows. */
  questions = 0
  /** The pages about which it was asked. */
  readonly asked = new Set<string>()
  /** How often it was asked what changed. */
  looks = 0
  readonly server = createServer(
    { keepAliveTimeout: keptConnections.betweenProcesses },
    (request, response) => this.#answer(request, response),
  )
  readonly #content: Content
  /** What the answers about these pages wait for. */
  readonly #heldPages = new Map<string, Promise<void>>()

  constructor(content: Content) {
    this.#content = content
  }

  /** Has its answers about a page wait for a call of the function that it returns. */
  hold(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#heldPages.set(path, promise)
    return resolve
  }

  /** In order again. */
  reset(): void {
    this.isAway = false
    this.isPrivate = false
    this.delay = async () => undefined
    this.#heldPages.clear()
  }

  async #answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const path = searchParams.get('path') ?? ''
    const result = this.#resultOf(pathname, path, searchParams)
    await this.delay()
    await this.#heldPages.get(path)
    response.writeHead(this.isAway ? 503 : this.isPrivate ? 403 : 200).end(JSON.stringify(result))
  }

  #resultOf(pathname: string, path: string, parameters: URLSearchParams): unknown {
    if (pathname === '/routes') return routesOf(this.#content.paths)
    if (pathname === '/redirects')
      return {
        redirects: this.#content.redirects.map(({ from, address }) => ({
          from,
          to: address,
          permanent: true,
        })),
        lacks: this.#content.ignoredRedirects.map((id) => ({
          ...{ document: id, id, type: 'redirect', field: 'from', instead: 'nothing' },
          reason: '"from" can’t be read.',
        })),
      }
    if (pathname === '/page') {
      this.questions += 1
      this.asked.add(path)
      return this.#content.at(path)
    }
    this.looks += 1
    const documents = this.#content.documents(groupAt)
    const isAsked = ({ id, changed }: (typeof documents)[number]) =>
      changed >= (parameters.get('since') ?? '') || parameters.getAll('id').includes(id)
    const { moments } = this.#content
    return {
      documents: documents.filter(isAsked),
      count: documents.length,
      /** Of the time at which it answers. */
      get next() {
        return moments.filter((moment) => moment > Date.now()).toSorted((a, b) => a - b)[0]
      },
    }
  }
}
