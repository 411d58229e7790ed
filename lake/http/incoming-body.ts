import type { IncomingMessage } from 'node:http'

/** Bytes of a refused request that are still read: more than the largest upload that a lake takes. */
const MOST_DROPPED = 128 * 1024 * 1024

/**
 * The body of a request, read as fast as it is asked for. A browser sends all of it before it reads the answer, so what
 * nobody wants is read and dropped; else the connection stops, for this request and for those after it.
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
    // Nothing is read ahead: a body that no endpoint asks for must not hold on to the connection.
    this.stream = new ReadableStream({ pull, cancel: () => this.drop() }, { highWaterMark: 0 })
  }

  /** Tells whether so much is announced that its sender is better told to stop. */
  get isTooMuchToDrop(): boolean {
    return !this.#incoming.complete && Number(this.#incoming.headers['content-length'] ?? 0) > MOST_DROPPED
  }

  /** Reads and drops the rest. Where it has no end the connection is closed. */
  drop(): void {
    if (this.#isDropped || this.#incoming.complete) return
    this.#isDropped = true
    // It fails like the one who still reads, and who is told.
    this.#chunks.return?.().catch(() => undefined)
    let dropped = 0
    this.#incoming.on('data', (chunk: Buffer) => {
      dropped += chunk.length
      if (dropped > MOST_DROPPED) this.#incoming.socket.destroySoon()
    })
    this.#incoming.resume()
  }
}
