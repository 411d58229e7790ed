import type { Commit, Store } from '../data/store.ts'
import { LakeError, plainError } from '../errors/lake-error.ts'
import type { Caller } from '../processes/fair-pool.ts'
import { EventStream, encoded, HEARTBEAT, type ServerEvent } from './event-stream.ts'

/** Encodes the events of a commit for the streams of a group; undefined when there are none. */
type Encode = (commit: Commit) => Promise<Uint8Array | undefined> | Uint8Array | undefined

/** A stream, the number of the last commit before it opened, and when its greeting is sent, before which nothing else is. */
type Listener = { stream: EventStream; since: number; greeted: Promise<void> }

/** A group that is this many commits behind is closed; its streams reconnect and resume. */
const MOST_PENDING = 500

/** Who listens to what. Streams with the same `topic` get the same events. */
export type Subscription = {
  caller: Caller
  topic: string
  /** The first events of the stream. */
  greeting: readonly ServerEvent[] | Promise<readonly ServerEvent[]>
  encode: Encode
  /** Ends the stream when it is aborted. */
  ended: AbortSignal
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
  /** The open streams, each with its caller. */
  readonly #open = new Map<EventStream, Caller>()
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
    const open = [...this.#open.values()].filter(({ kind }) => kind === caller.kind)
    if (open.filter(({ id }) => id === caller.id).length >= share.ofOne)
      throw plainError(429, `From one address ${share.ofOne} listeners may be open`)
    if (open.length >= share.streams) throw plainError(503, 'Too many listeners: try again in a moment')
    const stream = new EventStream(share.unread, ended)
    this.#open.set(stream, caller)
    const group = this.#groups.get(topic) ?? new ListenGroup(encode)
    this.#groups.set(topic, group)
    group.add(stream, this.#commits, Promise.resolve(greeting).then(encoded))
    void stream.ended.then(() => {
      this.#open.delete(stream)
      if (group.size === 0 && this.#groups.get(topic) === group) this.#groups.delete(topic)
    })
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
}

/** Event streams with the same topic: each commit is matched and encoded once for all of them, in order. */
class ListenGroup {
  readonly #encode: Encode
  readonly #listeners = new Set<Listener>()
  #work = Promise.resolve()
  #pending = 0

  constructor(encode: Encode) {
    this.#encode = encode
  }

  get size(): number {
    return this.#listeners.size
  }

  /** Adds a stream. It gets the commits after `since`, once its greeting has been sent. */
  add(stream: EventStream, since: number, greeting: Promise<Uint8Array>): void {
    const greeted = greeting.then((chunk) => stream.write(chunk)).catch((error) => endFor(error, [stream]))
    const listener: Listener = { stream, since, greeted }
    this.#listeners.add(listener)
    void stream.ended.then(() => this.#listeners.delete(listener))
  }

  /** Sends a commit to the streams, without making the caller wait; `number` counts commits. */
  tell(commit: Commit, number: number): void {
    this.#pending += 1
    if (this.#pending > MOST_PENDING) this.close()
    this.#work = this.#work
      .then(() => (this.size > 0 ? this.#encode(commit) : undefined))
      .then((chunk) => this.#send(chunk, number))
      // The commit is not affected. Listeners reconnect and are told why the query fails.
      .catch((error) => endFor(error, this.#streams))
      .finally(() => {
        this.#pending -= 1
      })
  }

  heartbeat(chunk: Uint8Array): void {
    for (const { stream, greeted } of this.#listeners) void greeted.then(() => stream.write(chunk))
  }

  close(): void {
    for (const stream of this.#streams) stream.close()
  }

  get #streams(): EventStream[] {
    return [...this.#listeners].map(({ stream }) => stream)
  }

  #send(chunk: Uint8Array | undefined, number: number): void {
    if (!chunk) return
    for (const { stream, since, greeted } of this.#listeners)
      if (number > since) void greeted.then(() => stream.write(chunk))
  }
}

/** Ends streams that can't be served. A LakeError (too slow, too many) is the listener's fault; anything else is logged. */
function endFor(error: unknown, streams: readonly EventStream[]): void {
  if (!(error instanceof LakeError)) console.error('A commit could not be sent to a listener:', error)
  for (const stream of streams) stream.close()
}
