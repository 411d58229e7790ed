import { expect } from 'vitest'
import { type TemporaryLake, TOKEN } from './temporary-lake.ts'

type StreamEvent = { event: string; id: string; data: Record<string, unknown> }

/** Opens event streams of a lake and keeps their events, for tests. */
export class StreamReader {
  readonly #lake: TemporaryLake
  readonly #open = new Set<AbortController>()
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
    this.#open.add(listener)
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

  stop(): void {
    for (const listener of this.#open) listener.abort()
    this.#open.clear()
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
