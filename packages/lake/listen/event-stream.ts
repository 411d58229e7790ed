/** One server-sent event; `id` is what the browser sends back as `Last-Event-ID` when it connects again. */
export type ServerEvent = { event: string; id?: string; data: unknown }

const encoder = new TextEncoder()

/** Events as they are sent. */
export function encoded(events: readonly ServerEvent[]): Uint8Array<ArrayBuffer> {
  return encoder.encode(events.map(textOf).join(''))
}

export const HEARTBEAT = encoder.encode(': heartbeat\n\n')

/** An event stream to one client. It ends when the client disconnects, when it is closed, or when too much is unread. */
export class EventStream {
  readonly response: Response
  /** Resolves when the stream has ended, by either side. */
  readonly ended: Promise<void>
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  readonly #end: () => void

  /**
   * It ends when the signal is aborted. `limit` is in bytes: a client with that much unread is disconnected; it reconnects and resumes.
   */
  constructor(limit: number, end: AbortSignal) {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.ended = promise
    this.#end = resolve
    const source = {
      start: (controller: ReadableStreamDefaultController<Uint8Array>) => {
        this.#controller = controller
      },
      cancel: () => this.#forget(),
    }
    const strategy = new ByteLengthQueuingStrategy({ highWaterMark: limit })
    this.response = eventStreamOf(new ReadableStream<Uint8Array>(source, strategy))
    const close = () => this.close()
    end.addEventListener('abort', close)
    void promise.then(() => end.removeEventListener('abort', close))
  }

  /** Sends a chunk, whose bytes may be shared with other streams. Does nothing after the stream has ended. */
  write(chunk: Uint8Array): void {
    this.#controller?.enqueue(chunk)
    if ((this.#controller?.desiredSize ?? 1) <= 0) this.close()
  }

  close(): void {
    this.#controller?.close()
    this.#forget()
  }

  #forget(): void {
    this.#controller = undefined
    this.#end()
  }
}

/** A stream of these events alone, for a listener that is refused by an event rather than by a status. */
export function refusingStream(events: readonly ServerEvent[]): Response {
  return eventStreamOf(encoded(events))
}

function eventStreamOf(body: BodyInit): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}

function textOf({ event, id, data }: ServerEvent): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}
