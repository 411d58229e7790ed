import { plainError } from './errors.ts'
import type { Commit, Store } from './store.ts'

/** One server-sent event; `id` is what the browser sends back as `Last-Event-ID` when it connects again. */
export type ServerEvent = { event: string; id?: string; data: unknown }

type Listener = {
  controller: ReadableStreamDefaultController<Uint8Array>
  eventsOf: (commit: Commit) => readonly ServerEvent[]
}

const HEARTBEAT = 15_000
const MOST_LISTENERS = 1_000
/** A listener that has not read this many bytes is dropped; it connects again and resumes. */
const MOST_UNREAD_BYTES = 8 * 1024 * 1024

/** All open event streams of the lake: tells each what a commit means to it, and keeps them alive. */
export class ListenHub {
  readonly #listeners = new Set<Listener>()
  readonly #encoder = new TextEncoder()
  readonly #heartbeat: NodeJS.Timeout
  readonly #endListening: () => void

  constructor(store: Store) {
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT).unref()
    this.#endListening = store.onCommit((commit) => this.#tell(commit))
  }

  /** An event stream that starts with `greeting`. It ends when its body is cancelled or the lake closes. */
  stream(greeting: readonly ServerEvent[], eventsOf: Listener['eventsOf']): Response {
    if (this.#listeners.size >= MOST_LISTENERS) throw plainError(503, 'Too many listeners')
    let listener: Listener | undefined
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          listener = { controller, eventsOf }
          this.#listeners.add(listener)
          this.#send(listener, greeting)
        },
        cancel: () => {
          if (listener) this.#listeners.delete(listener)
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD_BYTES }),
    )
    return eventStream(body)
  }

  /** A stream of these events alone, for a listener that is refused in words it understands. */
  refuse(events: readonly ServerEvent[]): Response {
    return eventStream(events.map(textOf).join(''))
  }

  close(): void {
    clearInterval(this.#heartbeat)
    this.#endListening()
    for (const { controller } of this.#listeners) controller.close()
    this.#listeners.clear()
  }

  #tell(commit: Commit): void {
    for (const listener of this.#listeners) {
      try {
        this.#send(listener, listener.eventsOf(commit))
      } catch (error) {
        // The commit stands and the others must hear of it; this one connects again and is told why its query fails.
        console.error('A listener could not be told of a commit:', error)
        this.#end(listener)
      }
    }
  }

  #send(listener: Listener, events: readonly ServerEvent[]): void {
    if (events.length > 0) this.#write(listener, events.map(textOf).join(''))
  }

  #beat(): void {
    for (const listener of this.#listeners) this.#write(listener, ': heartbeat\n\n')
  }

  #write(listener: Listener, text: string): void {
    listener.controller.enqueue(this.#encoder.encode(text))
    if ((listener.controller.desiredSize ?? 0) > 0) return
    this.#end(listener)
  }

  #end(listener: Listener): void {
    this.#listeners.delete(listener)
    listener.controller.close()
  }
}

function eventStream(body: BodyInit): Response {
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
