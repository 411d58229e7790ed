import { channel, subscribe } from 'node:diagnostics_channel'
import { setTimeout as pause } from 'node:timers/promises'

/** A visitor asks for a page; what that should wait for is added by who knows of it. */
type Visit = { path: string; waitsFor: Promise<unknown>[] }

/** A channel of the process, for the site's server does not share the modules that Next has bundled. */
const visits = channel('visits')

/** How long a visitor waits at most for the newest version of a page, in milliseconds; after that the last one will do. */
const LONGEST = 1_000

/** Returns at once, unless the page is about to be looked at because of a change: then when that is done, or has taken long. */
export async function untilFresh(path: string): Promise<void> {
  const visit: Visit = { path, waitsFor: [] }
  visits.publish(visit)
  if (visit.waitsFor.length === 0) return
  await Promise.race([Promise.allSettled(visit.waitsFor), pause(LONGEST, undefined, { ref: false })])
}

/** What a visitor to a page waits for from now on; `undefined` for nothing. */
export function beforeVisits(work: (path: string) => Promise<unknown> | undefined): void {
  subscribe(visits.name, (visit) => {
    if (!isVisit(visit)) return
    const wanted = work(visit.path)
    if (wanted) visit.waitsFor.push(wanted)
  })
}

function isVisit(message: unknown): message is Visit {
  return typeof message === 'object' && message !== null && 'waitsFor' in message
}
