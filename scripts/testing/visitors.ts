import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { DEADLINE_MS } from './deadline.ts'

/** What visitors ask for, with the status that it has to have. */
type Wanted = Readonly<Record<string, number>>

const USUAL: Wanted = {
  '/': 200,
  '/services/painting': 200,
  '/prices': 200,
  '/contact': 200,
  '/sitemap.xml': 200,
  '/up': 200,
}
/** Scripts and styles: those of the former version too, while its page is open. Pictures are drawn when somebody asks first. */
const LOADED = /(?:src|href)="(\/(?:islands|_next)\/[^"]+)"/g
/** In milliseconds. */
const LONGEST_PAUSE = 40
const LOOK_AGAIN = 20

/** Visitors who go on asking: half of them keep their connection as browsers do, the others have a new one for each request. */
export class Visitors {
  readonly #site: URL
  readonly #left = new AbortController()
  readonly #faults = new Map<string, number>()
  readonly #all: Promise<unknown>
  #answers = 0
  #slowest = 0

  /** They begin at once. */
  constructor(site: string, count: number, wanted = USUAL, longestPause = LONGEST_PAUSE) {
    this.#site = new URL(site)
    const visits = Array.from({ length: count }, (_, number) => this.#visit(number, wanted, longestPause))
    this.#all = Promise.all(visits)
  }

  /** Resolves when so many more answers have come. */
  async askFor(more: number): Promise<void> {
    const enough = this.#answers + more
    while (this.#answers < enough) await pause(LOOK_AGAIN)
  }

  /** What they have met: a sentence for each kind of fault. */
  async leave(): Promise<{ found: string; faults: string[] }> {
    this.#left.abort()
    await this.#all
    const faults = [...this.#faults].map(([fault, times]) => `${times} times ${fault}.`)
    const failed = [...this.#faults.values()].reduce((sum, times) => sum + times, 0)
    const found = `${this.#answers} answers, ${failed} failed, the slowest after ${Math.round(this.#slowest)} ms`
    return { found, faults }
  }

  async #visit(number: number, wanted: Wanted, longestPause: number): Promise<void> {
    const agent = new http.Agent({ keepAlive: number % 2 === 0, maxSockets: 1 })
    const addresses = Object.entries(wanted)
    for (let asked = number; !this.#left.signal.aborted; asked += 1) {
      const [path = '/', status = 200] = addresses[asked % addresses.length] ?? []
      const page = await this.#ask(path, status, agent)
      const files = [...page.matchAll(LOADED)].map(([, file = '/']) => file)
      const file = files[asked % Math.max(1, files.length)]
      if (file) await this.#ask(file, 200, agent)
      await pause(Math.random() * longestPause)
    }
    agent.destroy()
  }

  async #ask(path: string, status: number, agent: http.Agent): Promise<string> {
    const started = performance.now()
    try {
      const body = await get(new URL(path, this.#site), status, agent)
      this.#slowest = Math.max(this.#slowest, performance.now() - started)
      return body
    } catch (error) {
      const fault = `${path}: ${error instanceof Error ? error.message : error}`
      this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1)
      return ''
    } finally {
      this.#answers += 1
    }
  }
}

/** As it is, without a second try: `fetch` would hide a connection that was cut. */
function get(url: URL, status: number, agent: http.Agent): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const request = http.get(url, { agent, timeout: DEADLINE_MS }, (response) => {
    let body = ''
    response.setEncoding('latin1').on('data', (piece) => {
      body += piece
    })
    response.on('error', reject).on('end', () => {
      const isPage = /^text\/html/.test(response.headers['content-type'] ?? '') && body !== ''
      const isWhole = response.complete && (!isPage || body.includes('</html>'))
      if (response.statusCode !== status) reject(new Error(`answered with ${response.statusCode}`))
      else if (!isWhole) reject(new Error('not whole'))
      else resolve(body)
    })
  })
  request.on('timeout', () => request.destroy(new Error(`no answer for ${DEADLINE_MS / 1000} s`)))
  request.on('error', reject)
  return promise
}
