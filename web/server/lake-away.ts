import { subscribe } from 'node:diagnostics_channel'
import { outages } from '../cms/outages.ts'

/** Milliseconds: longer than a page that failed takes to say so. */
const RECENT = 2_000

let last = Number.NEGATIVE_INFINITY
subscribe(outages.name, () => {
  last = performance.now()
})

/** Tells whether the lake failed to answer just now, so that what could not be made may be there soon. */
export function isLakeAway(): boolean {
  return performance.now() - last < RECENT
}
