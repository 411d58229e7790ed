import { once } from 'node:events'
import { request as ask, createServer, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** In milliseconds. */
const PATIENCE = 60_000

/** Passes requests on to a server of this machine, and counts them. */
export class CountingProxy {
  count = 0
  #streams = 0
  readonly #server: Server

  private constructor(port: number) {
    this.#server = createServer((request, response) => {
      this.count += 1
      const { url = '', method, headers } = request
      const passed = ask({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
        if (url.includes('/live/events') && answer.statusCode === 200) this.#streams += 1
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        response.flushHeaders()
        answer.on('error', () => response.destroy()).pipe(response)
      })
      passed.on('error', () => response.destroy())
      response.on('close', () => passed.destroy())
      request.pipe(passed)
    })
  }

  static async open(port: number): Promise<CountingProxy> {
    const proxy = new CountingProxy(port)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  /** Where it answers as the lake does. */
  get url(): string {
    const address = this.#server.address()
    if (typeof address !== 'object' || !address) throw new Error('The counter of requests does not listen.')
    return `http://localhost:${address.port}/lake`
  }

  /** Resolves when somebody has begun to listen to live events since this was called, and has looked at what was missed. */
  async untilHeard(): Promise<void> {
    const before = this.#streams
    const deadline = performance.now() + PATIENCE
    while (this.#streams === before) {
      if (performance.now() > deadline) throw new Error('Nobody listens to the lake’s live events.')
      await pause(100)
    }
    for (let seen = -1; seen !== this.count; await pause(2_000)) seen = this.count
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
