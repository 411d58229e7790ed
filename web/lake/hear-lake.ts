import { setTimeout as pause } from 'node:timers/promises'
import { ConnectionFailedError, type LiveEvent, type SanityClient } from '@sanity/client'

export type Heard = {
  event(): void
  /** From now on everything is heard; what changed before may have been missed. */
  gap(): void
}

/** How long to wait before connecting again, in milliseconds: twice as long after each failure. */
type Reconnecting = {
  first: number
  longest: number
  /** After the lake has refused another connection. */
  whenFull: number
  /** After a connection of this length the pauses begin anew. */
  good: number
}

const usual: Reconnecting = { first: 1_000, longest: 60_000, whenFull: 5 * 60_000, good: 60_000 }

/**
 * Hears of each change in the lake until the signal is aborted (sanity.io/docs/http-reference/live). It connects again by
 * itself: left to it, the client tries each second, twice, for as long as the lake is away, and pays for each try.
 */
export async function hearLake(
  client: Pick<SanityClient, 'live'>,
  heard: Heard,
  signal: AbortSignal,
  pauses = usual,
): Promise<void> {
  let wait = pauses.first
  let trouble = ''
  while (!signal.aborted) {
    const since = performance.now()
    const end = await untilLost(client, heard, signal)
    if (signal.aborted) return
    const wasGood = performance.now() - since > pauses.good
    if (wasGood) wait = pauses.first
    if (wasGood || end.words !== trouble)
      console.warn(`The lake’s live events are listened to again soon: ${end.words}`)
    trouble = end.words
    await pause(end.isFull ? pauses.whenFull : wait, undefined, { signal }).catch(() => undefined)
    wait = Math.min(wait * 2, pauses.longest)
  }
}

type End = { words: string; isFull: boolean }

/** Resolves with why, when the connection is lost. */
function untilLost(client: Pick<SanityClient, 'live'>, heard: Heard, signal: AbortSignal): Promise<End> {
  const { promise, resolve } = Promise.withResolvers<End>()
  const lose = (words: string, isFull = false) => resolve({ words, isFull })
  const subscription = client.live.events().subscribe({
    next: (event) => hear(event, heard, lose),
    error: (error: unknown) => lose(wordsOf(error)),
    complete: () => lose('they ended.'),
  })
  const leave = () => lose('nobody listens any more.')
  signal.addEventListener('abort', leave)
  return promise.finally(() => {
    signal.removeEventListener('abort', leave)
    subscription.unsubscribe()
  })
}

function hear(event: LiveEvent, heard: Heard, lose: (words: string, isFull?: boolean) => void): void {
  if (event.type === 'message') heard.event()
  else if (event.type === 'reconnect') lose('the connection was lost.')
  else if (event.type === 'goaway') lose('it has no place for another listener.', true)
  else heard.gap()
}

function wordsOf(error: unknown): string {
  if (error instanceof ConnectionFailedError && error.status) return `it answers ${error.status}.`
  return error instanceof Error ? error.message : String(error)
}
