import { once } from 'node:events'
import type { Server } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { listen } from '../http/listen.ts'
import { RawConnection } from './raw-connection.ts'
import { type TemporaryLake, TOKEN } from './temporary-lake.ts'

/**
 * A WebSocket of a lake as a browser opens it, with what it says, until the end of the test. Rejects with the status when the lake
 * refuses; without `origin` the page is the lake's own.
 */
export async function openSocket<Message>(
  lake: TemporaryLake,
  path: string,
  { cookie, origin = lake.url }: { cookie?: string; origin?: string | null } = {},
) {
  const socket = new WebSocket(`${lake.url.replace('http', 'ws')}${path}`, {
    headers: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
  })
  onTestFinished(() => socket.terminate())
  const messages: Message[] = []
  socket.on('message', (data) => {
    if (String(data).startsWith('{')) messages.push(JSON.parse(String(data)))
  })
  await once(socket, 'open')
  return { socket, messages, say: (message: object) => socket.send(JSON.stringify(message)) }
}

type StreamEvent = { event: string; id: string; data: Record<string, unknown> }

/** Opens event streams of a lake and keeps their events, each until the end of its test. */
export class StreamReader {
  readonly #lake: TemporaryLake
  /** The streams that are over, by their events. */
  readonly ended = new Set<StreamEvent[]>()

  constructor(lake: TemporaryLake) {
    this.#lake = lake
  }

  listen(query: string, options: Record<string, string> = {}, headers = member()): Promise<StreamEvent[]> {
    return this.open(`/data/listen/production?${new URLSearchParams({ query, ...options })}`, headers)
  }

  /** The events of a stream as they come; resolves with the first one there. */
  async open(path: string, headers: Record<string, string>): Promise<StreamEvent[]> {
    const listener = new AbortController()
    onTestFinished(() => listener.abort())
    const init = { headers, signal: listener.signal }
    const response = await fetch(`${this.#lake.url}/lake/v2025-02-19${path}`, init)
    expect(response.status).toBe(200)
    const events: StreamEvent[] = []
    void collect(response, events)
      .catch((error: unknown) => events.push({ event: 'end', id: '', data: { error } }))
      .then(() => this.ended.add(events))
    await expect.poll(() => events.length).toBeGreaterThan(0)
    return events
  }
}

/** The headers of a member who may have seen events up to an id. */
export function member(lastEventId?: string): Record<string, string> {
  return { authorization: `Bearer ${TOKEN}`, ...(lastEventId && { 'last-event-id': lastEventId }) }
}

async function collect(response: Response, events: StreamEvent[]): Promise<void> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const messages = (text + chunk).split('\n\n')
    text = messages.pop() ?? ''
    events.push(...messages.filter((message) => message.startsWith('event:')).map(eventOf))
  }
}

function eventOf(message: string): StreamEvent {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1] ?? ''
  return { event: field('event'), id: field('id'), data: JSON.parse(field('data')) }
}

/** The address of a server of its own for a test. */
export async function serve(server: Server): Promise<string> {
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${await listen(server, { port: 0 })}`
}

/** A bare connection that says something at once, and ends with the test at the latest. */
export function connectionTo(url: string, bytes: string): RawConnection {
  const connection = new RawConnection(url)
  onTestFinished(() => connection.end())
  connection.socket.write(bytes, 'latin1')
  return connection
}

/** All that a lake says to these bytes until it closes the connection. */
export async function answerTo(url: string, bytes: string): Promise<string> {
  const connection = connectionTo(url, bytes)
  await connection.closed
  return connection.received
}
