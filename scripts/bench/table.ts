import { median, milliseconds, percentile } from '../console/figures.ts'

/** What one benchmark found; `notes` are lines below its table. */
export type Table = {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  notes?: readonly string[]
}

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

/** The median of one of several figures. */
export function medianBy<Figures>(all: readonly Figures[], read: (figures: Figures) => number): number {
  return median(all.map(read))
}

export const SPREAD = ['median', '95th percentile', 'longest'] as const

export function spread(times: readonly number[]): string[] {
  return [median(times), percentile(times, 0.95), Math.max(...times)].map(milliseconds)
}
