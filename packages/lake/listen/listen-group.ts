import type { Commit } from '../data/store.ts'
import { LakeError } from '../errors/lake-error.ts'
import type { EventStream } from './event-stream.ts'

/** Encodes the events of a commit for the streams of a group; undefined when there are none. */
export type Encode = (commit: Commit) => Promise<Uint8Array | undefined> | Uint8Array | undefined

/** A stream, the number of the last commit before it opened, and the chunks held back until its greeting is sent. */
type Listener = { stream: EventStream; since: number; held: Uint8Array[] | undefined }

/** A group that is this many commits behind is closed; its streams reconnect and resume. */
const MOST_PENDING = 500

/** Event streams with the same topic: each commit is matched and encoded once for all of them, in order. */
export class ListenGroup {
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
    const listener: Listener = { stream, since, held: [] }
    this.#listeners.add(listener)
    void stream.ended.then(() => this.#listeners.delete(listener))
    void greeting.then((chunk) => this.#greet(listener, chunk)).catch((error) => endFor(error, [listener]))
  }

  /** Sends a commit to the streams, without making the caller wait; `number` counts commits. */
  tell(commit: Commit, number: number): void {
    this.#pending += 1
    if (this.#pending > MOST_PENDING) this.close()
    this.#work = this.#work
      .then(() => (this.size > 0 ? this.#encode(commit) : undefined))
      .then((chunk) => this.#send(chunk, number))
      // The commit is not affected. Listeners reconnect and are told why the query fails.
      .catch((error) => endFor(error, [...this.#listeners]))
      .finally(() => {
        this.#pending -= 1
      })
  }

  heartbeat(chunk: Uint8Array): void {
    for (const { stream, held } of this.#listeners) if (!held) stream.write(chunk)
  }

  close(): void {
    for (const { stream } of [...this.#listeners]) stream.close()
  }

  #greet(listener: Listener, greeting: Uint8Array): void {
    for (const chunk of [greeting, ...(listener.held ?? [])]) listener.stream.write(chunk)
    listener.held = undefined
  }

  #send(chunk: Uint8Array | undefined, number: number): void {
    if (!chunk) return
    for (const { stream, since, held } of this.#listeners) {
      if (number <= since) continue
      if (held) held.push(chunk)
      else stream.write(chunk)
    }
  }
}

/** Ends streams that can't be served. A LakeError (too slow, too many) is the listener's fault; anything else is logged. */
function endFor(error: unknown, listeners: readonly Listener[]): void {
  if (!(error instanceof LakeError)) console.error('A commit could not be sent to a listener:', error)
  for (const { stream } of listeners) stream.close()
}
