import type { BackupFile } from './backup-files.ts'

const DAY = 24 * 60 * 60 * 1000

/** How many days, weeks and months keep their newest backup. */
const KEPT = { days: 7, weeks: 4, months: 12 }
/** While documents are damaged, more days do: an older backup may be the last one that has them intact. */
const DAYS_WHILE_DAMAGED = 30

/**
 * The backups that are no longer kept, of those of a lake, the newest first. Kept are all of the last 24 hours (`now` is in
 * milliseconds), and the newest of each of the last days, weeks (from Monday) and months, in UTC, that have any.
 */
export function expiredBackups(
  backups: readonly BackupFile[],
  { now, isDamaged }: { now: number; isDamaged: boolean },
): BackupFile[] {
  const kept = new Set([
    ...backups.filter(({ time }) => time <= now && now - time < DAY),
    ...newestOfEach(backups, dayOf, isDamaged ? DAYS_WHILE_DAMAGED : KEPT.days),
    ...newestOfEach(backups, weekOf, KEPT.weeks),
    ...newestOfEach(backups, monthOf, KEPT.months),
  ])
  return backups.filter((backup) => !kept.has(backup))
}

function newestOfEach(
  backups: readonly BackupFile[],
  periodOf: (time: number) => string,
  most: number,
): BackupFile[] {
  const periods = [...Map.groupBy(backups, ({ time }) => periodOf(time)).values()]
  return periods.slice(0, most).flatMap(([newest]) => newest ?? [])
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** The day of its Monday. */
function weekOf(time: number): string {
  const daysSinceMonday = (new Date(time).getUTCDay() + 6) % 7
  return dayOf(time - daysSinceMonday * DAY)
}

function monthOf(time: number): string {
  return dayOf(time).slice(0, 7)
}
