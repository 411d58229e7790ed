import type { Store } from '../data/store.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * The sequence from which on transactions are younger than so many days; 0 when none is older. Days count back from `now` (in
 * milliseconds) or from the newest change, whichever is earlier: a clock that is ahead makes nothing old by itself.
 *
 * A wrong clock may have written some dates too. Nothing from the first young transaction on is old, whatever its date says; one that is
 * dated in the future is old when more after it are than there are such.
 */
export function firstYoung({ database }: Store, now: number, days: number): number {
  const newest = database.prepare(
    'SELECT timestamp FROM transactions WHERE sequence = (SELECT max(sequence) FROM changes)',
  )
  const changed = newest.get()?.timestamp
  const until = Math.min(now, changed === undefined ? now : Date.parse(String(changed)))
  const since = new Date(until - days * DAY).toISOString()
  const young = database.prepare(
    'SELECT sequence FROM transactions WHERE timestamp BETWEEN ? AND ? ORDER BY sequence LIMIT 1',
  )
  const before = Number(young.get(since, new Date(until).toISOString())?.sequence ?? Number.MAX_SAFE_INTEGER)
  const lastOld = database.prepare(
    `SELECT sequence, sum(iif(timestamp < ?, 1, -1)) OVER (ORDER BY sequence) AS surplus
     FROM transactions WHERE sequence < ? ORDER BY surplus DESC, sequence LIMIT 1`,
  )
  const { sequence = 0, surplus = 0 } = lastOld.get(since, before) ?? {}
  return Number(surplus) > 0 ? Number(sequence) + 1 : 0
}
