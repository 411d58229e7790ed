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
