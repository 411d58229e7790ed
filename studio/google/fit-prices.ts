import { linesOf } from '../prints/sheet.tsx'
import type { JobGroup } from './google-facts.ts'

/** In inches: the height that prices have on the first sheet and on each further one, and how wide a sheet is. */
const [FIRST, FURTHER, WIDTH] = [7, 9.8, 7.7]
/** The sizes of letters, in inches, from those that are read at arm's length to the smallest that can be read. */
const SIZES = Array.from({ length: 12 }, (_, step) => 0.14 * 0.96 ** step)
/** Letters smaller than these stand in three columns. */
const FOR_TWO = 0.12
/** Between two columns, in letters. */
export const GAP = 2
/** Of a line, for the size of its letters. */
export const LEADING = 1.3
/** How wide a letter is on average, for its size. */
const LETTER = 0.54
/** What columns can be filled to, for each ends with a whole row. */
const FULL = 0.95

type FittedPrices = { size: number; columns: number; sheets: readonly (readonly JobGroup[])[] }

/** All prices on as few sheets as letters that can be read allow, in the largest that do. */
export function fitPrices(groups: readonly JobGroup[]): FittedPrices {
  const fitted = SIZES.map((size): FittedPrices => {
    const columns = size < FOR_TWO ? 3 : 2
    return { size, columns, sheets: sheetsOf(groups, size, columns) }
  })
  return fitted.reduce((best, one) => (one.sheets.length < best.sheets.length ? one : best))
}

/** A group that goes on has its title on each sheet. */
function sheetsOf(groups: readonly JobGroup[], size: number, columns: number): JobGroup[][] {
  const letters = (WIDTH / columns / size - GAP) / LETTER
  const rows = (inches: number) => Math.floor((inches * FULL) / (size * LEADING)) * columns
  let [sheet, left] = [[] as JobGroup[], rows(FIRST)]
  const sheets = [sheet]
  for (const { jobs, ...group } of groups) {
    let part: JobGroup = { ...group, jobs: [] }
    for (const job of jobs) {
      const lines = linesOf(`${job.name} ${job.price}`, letters) + (part.jobs.length === 0 ? 1 : 0)
      if (lines > left) {
        ;[sheet, left, part] = [[], rows(FURTHER) - 1, { ...group, jobs: [] }]
        sheets.push(sheet)
      }
      if (part.jobs.length === 0) sheet.push(part)
      part.jobs.push(job)
      left -= lines
    }
  }
  return sheets
}
