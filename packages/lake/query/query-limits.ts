import { plainError } from '../errors/lake-error.ts'
import type { CallerKind } from '../processes/fair-pool.ts'

/**
 * The limits of one kind of caller. Lengths are in characters, sizes in bytes of JSON. Times are in milliseconds of processor time, so that
 * a busy machine refuses nobody (`TimeLimit`); one with a processor four times slower evaluates a quarter, a few thousand documents at least.
 */
export type Limits = {
  queryLength: number
  answerSize: number
  /** How long a query may be evaluated, unless `queryTimes` tells otherwise; half a second later its process is killed. */
  time: number
  /** Processes that evaluate in parallel. */
  processes: number
  /** Queries that may wait, in all and from one caller. */
  waiting: number
  waitingFromOne: number
  /** By the clock: how long a query is refused that had to be stopped by killing its process, and after a second one its caller. */
  penalty: number
  /** Megabytes of memory that a process may fill, the documents included. */
  memory: number
  /** As `os.setPriority` counts: 0 is ordinary, 19 gives way to everything else. */
  niceness: number
}

/** Authenticated callers: the owner, programs with a token, the site. */
const known: Limits = {
  // As of the hosted lake (sanity.io/guides/how-to-parallelize-complex-groq-queries).
  queryLength: 300_000,
  answerSize: 64_000_000,
  time: 5_000,
  processes: 2,
  waiting: 1_000,
  waitingFromOne: 500,
  penalty: 0,
  memory: 1_024,
  niceness: 0,
}

/**
 * Anyone else. Queries of a public page stay far below these limits. While one process ends, the other answers.
 */
const stranger: Limits = {
  // What the hosted lake takes in an address (sanity.io/docs/http-reference/query): a page builder's query is that long.
  queryLength: 11_000,
  answerSize: 2_000_000,
  // Words in the text of 100,000 documents take 0.4 seconds, and three times as much the first time on a busy machine.
  time: 2_000,
  processes: 2,
  waiting: 1_000,
  // Callers take turns, so that nobody waits behind these; on a busy machine as many come in a minute.
  waitingFromOne: 200,
  penalty: 10_000,
  memory: 512,
  // Saves and logins come first. With 10 a busy machine left it a twentieth of a processor.
  niceness: 2,
}

/** Who has the token of a site that anybody may read: many at once, such as all who are in one office. */
const reader: Limits = { ...stranger, waitingFromOne: 500 }

export const LIMITS: Readonly<Record<CallerKind, Limits>> = { known, reader, stranger }

/**
 * The value as JSON; undefined for undefined. Throws 413 before serializing what would be longer than `limit` characters: the
 * result of a small query can refer to one document a million times, which takes little memory only until it is text.
 */
export function jsonWithin(value: unknown, limit: number): string | undefined {
  if (remaining(value, limit) < 0) {
    const size = limit >= 1_000_000 ? `${limit / 1_000_000} MB` : `${limit} characters`
    throw plainError(
      413,
      `The answer is larger than ${size}: ask for fewer documents or for fewer of their fields`,
    )
  }
  return JSON.stringify(value)
}

/** What is left of the limit after a value. Stops counting as soon as that is negative. */
function remaining(value: unknown, limit: number): number {
  if (typeof value === 'string') return limit - value.length - 2
  if (typeof value !== 'object' || value === null) return limit - 4
  let left = limit - 2
  for (const [key, inside] of Object.entries(value)) {
    left = remaining(inside, left - 1 - (Array.isArray(value) ? 0 : key.length + 3))
    if (left < 0) return left
  }
  return left
}
