import type { IncomingMessage } from 'node:http'

/** Bytes of a refused request that are read and dropped: more than the largest upload allowed. */
const MOST_DROPPED = 128 * 1024 * 1024

/**
 * The body of a request, read only as fast as the handler reads it. A browser sends the whole body before it reads the
 * response, so the rest of an unread body is drained; otherwise this and all later requests of the connection would hang.
 */
export class IncomingBody {
  readonly stream: ReadableStream<Uint8Array>
  readonly #incoming: IncomingMessage
  readonly #chunks: AsyncIterator<unknown>
  #isDropped = false

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming
    this.#chunks = incoming.iterator({ destroyOnReturn: false })
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const { done, value } = await this.#chunks.next()
      if (value instanceof Uint8Array) controller.enqueue(value)
      if (done) controller.close()
    }
    // No read-ahead: a body that no endpoint reads must not block the connection.
    this.stream = new ReadableStream({ pull, cancel: () => this.drop() }, { highWaterMark: 0 })
  }

  /** Tells whether the announced length is too much to drain, so that the connection has to be closed instead. */
  get isTooMuchToDrop(): boolean {
    return !this.#incoming.complete && Number(this.#incoming.headers['content-length'] ?? 0) > MOST_DROPPED
  }

  /** Reads and drops the rest. Closes the connection when that is too much. */
  drop(): void {
    if (this.#isDropped || this.#incoming.complete) return
    this.#isDropped = true
    // Rejects when a pending read does, which reports the error itself.
    this.#chunks.return?.().catch(() => undefined)
    let dropped = 0
    this.#incoming.on('data', (chunk: Buffer) => {
      dropped += chunk.length
      if (dropped > MOST_DROPPED) this.#incoming.socket.destroySoon()
    })
    this.#incoming.resume()
  }
}
