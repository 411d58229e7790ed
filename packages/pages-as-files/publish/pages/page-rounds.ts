import { RendererAway, type Route } from '../../site.ts'
import { type Run, WorkQueue } from '../queues.ts'
import type { SiteRoutes } from '../site-routes.ts'
import type { Outcome, PageMaker } from './page-maker.ts'

/** What is made first; a page that visitors requested lately goes before others of the same row. */
export const priorities = {
  /** A visitor waits for a file that is damaged. */
  visitor: 9_000,
  /** New pages, so that no link or redirect leads to one that is not there. */
  added: 8_000,
  /** The page of the document that changed. */
  own: 7_000,
  /** Pages that show the document. */
  showing: 1_000,
  /** Less the turn in which it was requested. */
  requested: 500,
} as const

/** While one page is rendered, the next is requested and the last is written; with four at once all are done later. */
const AT_ONCE = 3

/** Looks at pages, and makes those that are not what they should be: one queue for all rounds. */
export class PageRounds {
  readonly #pages: PageMaker
  readonly #routes: SiteRoutes
  readonly #queue = new WorkQueue<Outcome>(AT_ONCE)

  constructor(pages: PageMaker, routes: SiteRoutes) {
    this.#pages = pages
    this.#routes = routes
  }

  /** How many pages are being looked at or wait for it. */
  get size(): number {
    return this.#queue.size
  }

  /**
   * Looks at each of these pages once, those of the highest rank first. Throws when some page is not known to be right. Once
   * there is no renderer the rest is not looked at: all of it is to come again, and a hosted lake counts what it is asked.
   */
  async look(routes: readonly Route[], rank: (path: string) => number): Promise<Outcome[]> {
    const unique = new Map(routes.map((route) => [route.path, { route, priority: rank(route.path) }]))
    // The first to come is begun at once.
    const inOrder = [...unique.values()].sort((one, other) => other.priority - one.priority)
    let gone: RendererAway | undefined
    const make = async (route: Route, run: Run) => {
      if (gone) throw gone
      try {
        return await this.#pages.make(() => this.#routes.at(route.path) ?? route, run)
      } catch (error) {
        if (error instanceof RendererAway && error.isGone) gone = error
        throw error
      }
    }
    const results = await Promise.allSettled(
      inOrder.map(({ route, priority }) => this.#queue.run(route.path, priority, (run) => make(route, run))),
    )
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    if (failures.length > 0) throw new Error(describe(failures), { cause: failures[0] })
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  }

  /** Makes a page again whose file is damaged, while a visitor waits. */
  remake(route: Route): Promise<Outcome> {
    const make = (run: Run) => this.#pages.make(() => route, run)
    return this.#queue.run(route.path, priorities.visitor, make, true)
  }
}

function describe(failures: readonly unknown[]): string {
  const [first] = failures
  const reason = first instanceof Error ? first.message : String(first)
  return failures.length === 1 ? reason : `${reason} (and ${failures.length - 1} more pages)`
}

/** The pages of a document that changed, and those that show it. */
type Reach = { own: readonly string[]; showing: readonly string[] }

/** More pages than these are many. */
const MANY = 400

/**
 * The order in which changes reach their pages: their own, those that visitors requested lately, the last one first, those of a
 * change that shows on few pages, those that most visitors see.
 */
export function priorityAfter(
  changes: readonly Reach[],
  recent: readonly string[],
): (path: string) => number {
  const owned = new Set(changes.flatMap(({ own }) => own))
  const turns = new Map(recent.map((path, index) => [path, index]))
  const widestFirst = changes.toSorted((one, other) => other.showing.length - one.showing.length)
  const reach = new Map(widestFirst.flatMap(({ showing }) => showing.map((path) => [path, showing.length])))
  return (path) => {
    if (owned.has(path)) return priorities.own
    const turn = turns.get(path)
    const requested = turn === undefined ? 0 : priorities.requested - turn
    const pages = reach.get(path)
    const showing = pages === undefined ? 0 : priorities.showing - Math.min(pages, MANY)
    return showing + requested - depthOf(path)
  }
}

function depthOf(path: string): number {
  return path === '/' ? 1 : path.split('/').length
}
