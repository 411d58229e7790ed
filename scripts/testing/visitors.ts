import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const PATHS = ['/', '/services/painting', '/prices', '/contact', '/sitemap.xml', '/up']
/** Scripts and styles: those of the former version too, while its page is open. Pictures are drawn when somebody asks first. */
const LOADED = /(?:src|href)="(\/(?:islands|_next)\/[^"]+)"/g
/** In milliseconds. */
const LONGEST_PAUSE = 40
const PATIENCE = 20_000

/** Visitors who go on asking: half of them keep their connection as browsers do, the others have a new one for each request. */
export class Visitors {
  readonly #site: URL
  readonly #left = new AbortController()
  readonly #faults = new Map<string, number>()
  readonly #all: Promise<unknown>
  #answers = 0
  #slowest = 0

  constructor(site: string, count: number) {
    this.#site = new URL(site)
    this.#all = Promise.all(Array.from({ length: count }, (_, number) => this.#visit(number)))
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

  async #visit(number: number): Promise<void> {
    const agent = new http.Agent({ keepAlive: number % 2 === 0, maxSockets: 1 })
    for (let asked = number; !this.#left.signal.aborted; asked += 1) {
      const page = await this.#ask(PATHS[asked % PATHS.length] ?? '/', agent)
      const files = [...page.matchAll(LOADED)].map(([, file = '/']) => file)
      const file = files[asked % Math.max(1, files.length)]
      if (file) await this.#ask(file, agent)
      await pause(Math.random() * LONGEST_PAUSE)
    }
    agent.destroy()
  }

  async #ask(path: string, agent: http.Agent): Promise<string> {
    const started = performance.now()
    try {
      const body = await get(new URL(path, this.#site), agent)
      this.#answers += 1
      this.#slowest = Math.max(this.#slowest, performance.now() - started)
      return body
    } catch (error) {
      const fault = `${path}: ${error instanceof Error ? error.message : error}`
      this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1)
      return ''
    }
  }
}

/** As it is, without a second try: `fetch` would hide a connection that was cut. */
function get(url: URL, agent: http.Agent): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const request = http.get(url, { agent, timeout: PATIENCE }, (response) => {
    let body = ''
    response.setEncoding('latin1').on('data', (piece) => {
      body += piece
    })
    response.on('error', reject).on('end', () => {
      const isWhole =
        response.complete &&
        (!/^text\/html/.test(response.headers['content-type'] ?? '') || body.includes('</html>'))
      if (response.statusCode !== 200) reject(new Error(`answered with ${response.statusCode}`))
      else if (!isWhole) reject(new Error('not whole'))
      else resolve(body)
    })
  })
  request.on('timeout', () => request.destroy(new Error(`no answer for ${PATIENCE / 1000} s`)))
  request.on('error', reject)
  return promise
}
