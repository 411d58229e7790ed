/** One server-sent event; `id` is what the browser sends back as `Last-Event-ID` when it connects again. */
export type ServerEvent = { event: string; id?: string; data: unknown }

const encoder = new TextEncoder()

/** Events as they are sent. */
export function encoded(events: readonly ServerEvent[]): Uint8Array<ArrayBuffer> {
  return encoder.encode(events.map(textOf).join(''))
}

export const HEARTBEAT = encoder.encode(': heartbeat\n\n')

/**
 * An event stream to one client. It ends when the client disconnects, when it is closed, when the signal is aborted, or when `limit`
 * bytes are unread: such a client reconnects and resumes.
 */
export function openEventStream(limit: number, end: AbortSignal) {
  /** Resolves when the stream has ended, by either side. */
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start: (opened) => {
      controller = opened
    },
    cancel: forget,
  }
  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: limit })
  end.addEventListener('abort', close)
  void ended.then(() => end.removeEventListener('abort', close))
  return { response: eventStreamOf(new ReadableStream(source, strategy)), ended, write, close }

  /** Sends a chunk, whose bytes may be shared with other streams. Does nothing after the stream has ended. */
  function write(chunk: Uint8Array): void {
    controller?.enqueue(chunk)
    if ((controller?.desiredSize ?? 1) <= 0) close()
  }

  function close(): void {
    controller?.close()
    forget()
  }

  function forget(): void {
    controller = undefined
    resolve()
  }
}

export type EventStream = ReturnType<typeof openEventStream>

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
