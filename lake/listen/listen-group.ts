import type { Commit } from '../data/store.ts'
import { LakeError } from '../errors/lake-error.ts'
import type { EventStream } from './event-stream.ts'

/** What a commit means to the streams of a group, as it is sent to them; undefined for nothing. */
export type Encode = (commit: Commit) => Promise<Uint8Array | undefined> | Uint8Array | undefined

/** A stream, the number of the last commit before it, and what waits for its greeting. */
type Listener = { stream: EventStream; since: number; held: Uint8Array[] | undefined }

/** A group that is this many commits behind is ended; its streams connect again and resume. */
const MOST_PENDING = 500

/** The event streams that ask for the same: each commit is looked at and encoded once for all of them, in order. */
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

  /** Adds a stream that hears of the commits after `since`, once its greeting has been sent. */
  add(stream: EventStream, since: number, greeting: Uint8Array | Promise<Uint8Array>): void {
    const listener: Listener = { stream, since, held: [] }
    this.#listeners.add(listener)
    void stream.ended.then(() => this.#listeners.delete(listener))
    if (greeting instanceof Uint8Array) this.#greet(listener, greeting)
    else
      void greeting.then((chunk) => this.#greet(listener, chunk)).catch((error) => endFor(error, [listener]))
  }

  /** Tells the streams of a commit, without keeping the caller waiting; `number` counts commits. */
  tell(commit: Commit, number: number): void {
    this.#pending += 1
    if (this.#pending > MOST_PENDING) this.close()
    this.#work = this.#work
      .then(() => (this.size > 0 ? this.#encode(commit) : undefined))
      .then((chunk) => this.#send(chunk, number))
      // The commit stands; whoever listens connects again and is told why the query fails.
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

/** That a query took too long or that too many wait is the listener's own doing; anything else is ours. */
function endFor(error: unknown, listeners: readonly Listener[]): void {
  if (!(error instanceof LakeError)) console.error('A listener could not be told of a commit:', error)
  for (const { stream } of listeners) stream.close()
}
