import type { Commit, Store } from '../data/store.ts'
import { LakeError, plainError } from '../errors/lake-error.ts'
import type { Caller } from '../processes/fair-pool.ts'
import { type EventStream, encoded, HEARTBEAT, openEventStream, type ServerEvent } from './event-stream.ts'

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
export function createListenHub(store: Store) {
  const groups = new Map<string, ListenGroup>()
  /** The open streams, each with its caller. */
  const open = new Map<EventStream, Caller>()
  let commits = 0
  const heartbeat = setInterval(() => {
    for (const group of groups.values()) group.heartbeat()
  }, HEARTBEAT_EVERY).unref()
  const endListening = store.onCommit((commit) => {
    commits += 1
    const number = commits
    // Deferred, so that the writer gets its response before listeners are served.
    setImmediate(() => {
      for (const group of groups.values()) group.tell(commit, number)
    })
  })
  return { stream, close }

  /** An event stream that starts with the greeting. Throws 429 or 503 when there are too many. */
  function stream({ caller, topic, greeting, encode, ended }: Subscription): Response {
    requireShare(caller)
    const opened = openEventStream(SHARES[caller.kind].unread, ended)
    open.set(opened, caller)
    const group = groups.get(topic) ?? createGroup(encode)
    groups.set(topic, group)
    group.add(opened, commits, Promise.resolve(greeting).then(encoded))
    void opened.ended.then(() => {
      open.delete(opened)
      if (group.size() === 0 && groups.get(topic) === group) groups.delete(topic)
    })
    return opened.response
  }

  function requireShare({ kind, id }: Caller): void {
    const share = SHARES[kind]
    const ofKind = [...open.values()].filter((caller) => caller.kind === kind)
    if (ofKind.filter((caller) => caller.id === id).length >= share.ofOne)
      throw plainError(429, `From one address ${share.ofOne} listeners may be open`)
    if (ofKind.length >= share.streams) throw plainError(503, 'Too many listeners: try again in a moment')
  }

  function close(): void {
    clearInterval(heartbeat)
    endListening()
    for (const group of groups.values()) group.close()
    groups.clear()
  }
}

/** Event streams with the same topic: each commit is matched and encoded once for all of them, in order. */
function createGroup(encode: Encode) {
  const listeners = new Set<Listener>()
  let work = Promise.resolve()
  let pending = 0
  const streams = () => [...listeners].map(({ stream }) => stream)
  return { size: () => listeners.size, add, tell, heartbeat: () => send(HEARTBEAT), close }

  /** Adds a stream. It gets the commits after `since`, once its greeting has been sent. */
  function add(stream: EventStream, since: number, greeting: Promise<Uint8Array>): void {
    const greeted = greeting.then(stream.write).catch((error) => endFor(error, [stream]))
    const listener = { stream, since, greeted }
    listeners.add(listener)
    void stream.ended.then(() => listeners.delete(listener))
  }

  /** Sends a commit to the streams, without making the caller wait; `number` counts commits. */
  function tell(commit: Commit, number: number): void {
    pending += 1
    if (pending > MOST_PENDING) close()
    work = work
      .then(() => (listeners.size > 0 ? encode(commit) : undefined))
      .then((chunk) => chunk && send(chunk, number))
      // The commit is not affected. Listeners reconnect and are told why the query fails.
      .catch((error) => endFor(error, streams()))
      .finally(() => {
        pending -= 1
      })
  }

  function close(): void {
    for (const stream of streams()) stream.close()
  }

  function send(chunk: Uint8Array, number = Infinity): void {
    for (const { stream, since, greeted } of listeners)
      if (number > since) void greeted.then(() => stream.write(chunk))
  }
}

type ListenGroup = ReturnType<typeof createGroup>

/** Ends streams that can't be served. A LakeError (too slow, too many) is the listener's fault; anything else is logged. */
function endFor(error: unknown, streams: readonly EventStream[]): void {
  if (!(error instanceof LakeError)) console.error('A commit could not be sent to a listener:', error)
  for (const stream of streams) stream.close()
}
