import { setTimeout as pause } from 'node:timers/promises'
import type { Rendered, Route, Site, Wanted } from '../../site.ts'
import type { RenderQueue, Slot } from '../render-queue.ts'

type Task = {
  site: Site
  queue: RenderQueue
  /** Where it waits for its turn the first time. */
  slot: Slot
  route: Route
  /** What the page should show. */
  wanted: Wanted
  /** Whether the page may be as the build of the site left it, which takes no time. */
  isBuilt: boolean
  /** Milliseconds after which a page is given up that does not come. */
  patience: number
}

/** How the page came at last, and what it should have shown then. */
export type Attempt = { wanted: Wanted; rendered: Rendered; isRight: boolean }

/** All in milliseconds. */
const pauses = { first: 10, longest: 500 }

/** Renders a page until it shows what it should, is not to be there any more, or has not come for too long. */
export async function renderUntilRight({ site, queue, route, patience, ...task }: Task): Promise<Attempt> {
  const start = performance.now()
  let { wanted, isBuilt, slot } = task
  let isAgain = false
  if (isBuilt) slot.leave()
  for (let wait = pauses.first; ; wait = Math.min(wait * 2, pauses.longest)) {
    const how = { isBuilt, isAgain }
    const rendered = await (isBuilt ? site.render(route, how) : slot.render(() => site.render(route, how)))
    const shown = rendered.status === 200 ? rendered.digest : null
    const isRight = shown !== null && shown === wanted.digest
    if (isRight || performance.now() - start > patience) return { wanted, rendered, isRight }
    if (!isBuilt) await pause(wait)
    isAgain = !isBuilt
    isBuilt = false
    // It may have changed after it was requested, and before the page was rendered.
    wanted = await site.ask(route)
    if (wanted.digest === null || wanted.problem()) return { wanted, rendered, isRight: false }
    if (shown === wanted.digest) return { wanted, rendered, isRight: true }
    slot = queue.takeSlot()
  }
}
