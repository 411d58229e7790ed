import { WebSocket } from 'ws'
import type { TemporaryLake } from './temporary-lake.ts'

/** Opens WebSockets of a lake as a browser would and keeps what they say, for tests. */
export class SocketReader<Message> {
  readonly #lake: TemporaryLake
  readonly #sockets = new Set<WebSocket>()

  constructor(lake: TemporaryLake) {
    this.#lake = lake
  }

  /** Rejects with the status when the lake refuses; without `origin` the page is the lake's own. */
  async open(path: string, headers: { cookie?: string; origin?: string | null } = {}) {
    const { cookie, origin = this.#lake.url } = headers
    const socket = new WebSocket(`${this.#lake.url.replace('http', 'ws')}${path}`, {
      headers: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
    })
    this.#sockets.add(socket)
    const messages: Message[] = []
    socket.on('message', (data) => {
      if (String(data).startsWith('{')) messages.push(JSON.parse(String(data)))
    })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return { socket, messages, say: (message: object) => socket.send(JSON.stringify(message)) }
  }

  stop(): void {
    for (const socket of this.#sockets) socket.terminate()
    this.#sockets.clear()
  }
}
