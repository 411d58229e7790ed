import { readFileSync } from 'node:fs'

/** A line of what a benchmark found: its figures by the names of their columns. */
export type Row = Readonly<Record<string, string | number>>

/** In milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** What each of so many runs, one after the other, has measured. */
export async function repeat<Figure>(
  runs: number,
  measure: (run: number) => Promise<Figure>,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (let run = 0; run < runs; run += 1) figures.push(await measure(run))
  return figures
}

/** The columns for times in milliseconds. */
export function spread(times: readonly number[]): Row {
  return {
    'median ms': tenths(median(times)),
    '95th percentile': tenths(percentile(times, 0.95)),
    longest: tenths(percentile(times, 1)),
  }
}

export const median = (figures: readonly number[]) => percentile(figures, 0.5)

/** The value below which the given share of the figures lies, by the nearest rank. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export function tenths(figure: number): number {
  return Math.round(figure * 10) / 10
}

/** What Linux says that a process and those that it started hold in memory, in megabytes; 0 on other systems. */
export function megabytesOf(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return 0
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  return Math.round(children.reduce((sum, child) => sum + megabytesOf(Number(child)), own))
}
