import { expect, test } from 'vitest'
import { backupName } from './backup-files.ts'
import { expiredBackups } from './make-backup.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** A Sunday. */
const NOW = Date.parse('2026-11-22T12:00:00Z')

/** What is left when a backup was made every day, and every time those no longer kept were removed. */
function keptAfter(days: number, isDamaged = false): string[] {
  let backups: { path: string; time: number }[] = []
  for (let age = days; age >= 0; age -= 1) {
    const time = NOW - age * DAY
    backups = [{ path: backupName(new Date(time)), time }, ...backups]
    const expired = expiredBackups(backups, { allBefore: time, isDamaged })
    backups = backups.filter((backup) => !expired.includes(backup))
  }
  return backups.map(({ path }) => path.slice(0, 10))
}

test('of three years of daily backups the last 7 days and 12 months are kept', () => {
  expect(keptAfter(3 * 365)).toEqual([
    ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
    ...['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ])
})

test('while a document is damaged the last 30 days are kept', () => {
  const kept = keptAfter(100, true)
  const thirtieth = new Date(NOW - 29 * DAY).toISOString().slice(0, 10)
  expect(kept.slice(0, 30).at(-1)).toBe(thirtieth)
})

test('all of the last 24 hours are kept, and of an older day the last one', () => {
  const ages = [0, HOUR, 2 * HOUR, 30 * HOUR, 31 * HOUR]
  const backups = ages.map((age) => ({ path: String(age / HOUR), time: NOW - age }))
  const expired = expiredBackups(backups, { allBefore: NOW, isDamaged: false })
  expect(expired.map(({ path }) => path)).toEqual(['31'])
})

test('one dated in the future, by a wrong clock, gives way to others', () => {
  const good = Array.from({ length: 40 }, (_, age) => ({ path: `${age}`, time: NOW - age * 31 * DAY }))
  const future = { path: 'future', time: NOW + 400 * DAY }
  expect(expiredBackups([...good, future], { allBefore: NOW, isDamaged: false })).toContain(future)
})

test('of a replica’s copies the newest of a day is kept, and none of the last 24 hours besides', () => {
  const ages = [0, 5_000, 10_000, 13 * HOUR, 14 * HOUR]
  const copies = ages.map((age) => ({ path: String(age), time: NOW - age }))
  const expired = expiredBackups(copies, { isDamaged: false })
  expect(expired.map(({ path }) => path)).toEqual(['5000', '10000', String(14 * HOUR)])
})
