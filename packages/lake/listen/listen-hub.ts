import type { Commit, Store } from '../data/store.ts'
import { plainError } from '../errors/lake-error.ts'
import type { Caller } from '../processes/fair-pool.ts'
import { EventStream, encoded, HEARTBEAT, type ServerEvent } from './event-stream.ts'
import { type Encode, ListenGroup } from './listen-group.ts'

/** Who listens to what. Streams with the same `topic` get the same events. */
export type Subscription = {
  caller: Caller
  topic: string
  /** The first events of the stream. */
  greeting: readonly ServerEvent[] | Promise<readonly ServerEvent[]>
  encode: Encode
  /** Ends the stream when it is aborted. */
  ended?: AbortSignal
}

const HEARTBEAT_EVERY = 15_000

/** The number of streams allowed in all and for one caller, and the bytes that each may leave unread. */
const SHARES = {
  known: { streams: 1_000, ofOne: 1_000, unread: 8 * 1024 * 1024 },
  reader: { streams: 1_000, ofOne: 500, unread: 256 * 1024 },
  stranger: { streams: 100, ofOne: 10, unread: 256 * 1024 },
} as const

/** All open event streams of the lake: sends each the events of a commit, and heartbeats. */
export class ListenHub {
  readonly #groups = new Map<string, ListenGroup>()
  /** The number of open streams, by kind of caller and by caller. */
  readonly #counts = new Map<string, number>()
  readonly #heartbeat: NodeJS.Timeout
  readonly #endListening: () => void
  #commits = 0

  constructor(store: Store) {
    this.#heartbeat = setInterval(() => {
      for (const group of this.#groups.values()) group.heartbeat(HEARTBEAT)
    }, HEARTBEAT_EVERY).unref()
    this.#endListening = store.onCommit((commit) => this.#tell(commit))
  }

  /** An event stream that starts with the greeting. Throws 429 or 503 when there are too many. */
  stream({ caller, topic, greeting, encode, ended }: Subscription): Response {
    const share = SHARES[caller.kind]
    const names = [caller.kind, `${caller.kind} ${caller.id}`]
    const [inAll, ofOne] = names.map((name) => this.#counts.get(name) ?? 0)
    if ((ofOne ?? 0) >= share.ofOne)
      throw plainError(429, `From one address ${share.ofOne} listeners may be open`)
    if ((inAll ?? 0) >= share.streams) throw plainError(503, 'Too many listeners: try again in a moment')
    const stream = new EventStream(share.unread)
    this.#count(names, stream)
    const group = this.#groups.get(topic) ?? new ListenGroup(encode)
    this.#groups.set(topic, group)
    group.add(stream, this.#commits, Promise.resolve(greeting).then(encoded))
    void stream.ended.then(() => {
      if (group.size === 0 && this.#groups.get(topic) === group) this.#groups.delete(topic)
    })
    if (ended) stream.endWith(ended)
    return stream.response
  }

  close(): void {
    clearInterval(this.#heartbeat)
    this.#endListening()
    for (const group of this.#groups.values()) group.close()
    this.#groups.clear()
  }

  /** Deferred, so that the writer gets its response before listeners are served. */
  #tell(commit: Commit): void {
    this.#commits += 1
    const number = this.#commits
    setImmediate(() => {
      for (const group of this.#groups.values()) group.tell(commit, number)
    })
  }

  #count(names: readonly string[], { ended }: EventStream): void {
    const add = (name: string, step: number) => {
      const count = (this.#counts.get(name) ?? 0) + step
      if (count > 0) this.#counts.set(name, count)
      else this.#counts.delete(name)
    }
    for (const name of names) add(name, 1)
    void ended.then(() => {
      for (const name of names) add(name, -1)
    })
  }
}
