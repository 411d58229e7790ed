import { fixedPaths } from '#content/addresses/routes.ts'
import { priorities } from './priorities.ts'

/** The pages of a document that changed, and those that show it. */
type Reach = { own: readonly string[]; showing: readonly string[] }

/** More pages than these are many. */
const MANY = 400

/**
 * The order in which changes reach their pages: their own, those that visitors asked for lately, the last one first, those of a
 * change that shows on few pages, those that most visitors see.
 */
export function priorityAfter(
  changes: readonly Reach[],
  askedLately: readonly string[],
): (path: string) => number {
  const owned = new Set(changes.flatMap(({ own }) => own))
  const turns = new Map(askedLately.map((path, index) => [path, index]))
  const widestFirst = changes.toSorted((one, other) => other.showing.length - one.showing.length)
  const reach = new Map(widestFirst.flatMap(({ showing }) => showing.map((path) => [path, showing.length])))
  return (path) => {
    if (owned.has(path)) return priorities.own
    const turn = turns.get(path)
    const asked = turn === undefined ? 0 : priorities.asked - turn
    const pages = reach.get(path)
    const showing = pages === undefined ? 0 : priorities.showing - Math.min(pages, MANY)
    return showing + asked - depthOf(path)
  }
}

function depthOf(path: string): number {
  return path === fixedPaths.home ? 1 : path.split('/').length
}
