import { reasonOf } from '../../errors/reason.ts'

/** All in milliseconds. Between a write and the copy, so that what follows from it comes along. */
const GATHER = 1_000
/** Between the beginnings of two copies. What is left of ten seconds is for making one and bringing it away. */
const BETWEEN = 5_000
/** Until it is tried again where it failed. */
const AGAIN = 30_000
/** A write that waits longer is told. */
const LATE = 60_000
/** Without a write there is a copy too: it finds damage, and that the replica can't be reached. */
const REST = 12 * 60 * 60 * 1000

type ReplicationOptions = {
  /** Brings a copy of everything that was acknowledged before the call. */
  bring: () => Promise<void>
  /** Has `work` called within milliseconds. */
  wakeIn: (milliseconds: number) => void
  warn: (sentence: string) => void
}

/** Decides when the replica gets a copy, and knows how far it is behind. */
export function createReplication({ bring, wakeIn, warn }: ReplicationOptions) {
  /** When the oldest write was made that no copy has, and the oldest of those that the copy on its way has. Milliseconds, as all times here. */
  let waiting: number | undefined
  let leaving: number | undefined
  let underway: Promise<void> | undefined
  let begunAt = Number.NEGATIVE_INFINITY
  /** When the newest copy in the replica was begun. */
  let newest: number | undefined
  let failure: string | undefined
  return { noteWrite, work, finish, state }

  function noteWrite(): void {
    waiting ??= Date.now()
    if (!underway && failure === undefined) wakeAfter(GATHER)
  }

  function wakeAfter(pause: number): void {
    wakeIn(Math.max(pause, begunAt + BETWEEN - performance.now()))
  }

  /** Brings a copy when one is due. Never rejects. */
  async function work(): Promise<void> {
    const isFresh = newest === undefined || Math.abs(Date.now() - newest) < REST
    if (underway || (waiting === undefined && isFresh)) return
    underway = copy()
    await underway
    underway = undefined
    if (failure !== undefined) wakeIn(AGAIN)
    else if (waiting !== undefined) wakeAfter(0)
  }

  /** Brings what no copy has before the lake ends, unless the last copy failed. Never rejects. */
  async function finish(): Promise<void> {
    await underway
    if (waiting !== undefined && failure === undefined) await copy()
  }

  async function copy(): Promise<void> {
    const begun = Date.now()
    ;[begunAt, leaving, waiting] = [performance.now(), waiting, undefined]
    const reason = await bring().then(() => undefined, reasonOf)
    if (reason === undefined) newest = begun
    else waiting = leaving ?? waiting ?? begun
    leaving = undefined
    tell(reason)
  }

  function tell(reason: string | undefined): void {
    if (reason !== undefined && failure === undefined)
      warn(
        `REPLICA gets no copy of the content: ${reason}. Everything else runs, and it is tried again every half minute.`,
      )
    if (reason === undefined && failure !== undefined) warn('REPLICA has a copy of all content again.')
    failure = reason
  }

  /** `behindSince` is when the oldest write was made that the replica still lacks after a minute. */
  function state() {
    const oldest = leaving ?? waiting
    const isLate = oldest !== undefined && Date.now() - oldest > LATE
    return { newest, behindSince: isLate ? oldest : undefined, failure }
  }
}
