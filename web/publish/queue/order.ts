import { fixedPaths } from '#content/addresses/routes.ts'
import { priorities } from './priorities.ts'

type Known = {
  /** The pages of the document that changed. */
  own: readonly string[]
  /** Those that show it. */
  showing: readonly string[]
  /** Those that visitors asked for, the last one first. */
  askedLately: readonly string[]
}

/** The order in which a change reaches its pages: its own, those that visitors asked for lately, those that most see. */
export function priorityAfter({ own, showing, askedLately }: Known): (path: string) => number {
  const owned = new Set(own)
  const shown = new Set(showing)
  const turns = new Map(askedLately.map((path, index) => [path, index]))
  return (path) => {
    if (owned.has(path)) return priorities.own
    const turn = turns.get(path)
    const place = turn === undefined ? 0 : priorities.asked - turn
    return (shown.has(path) ? priorities.showing : 0) + place - depthOf(path)
  }
}

function depthOf(path: string): number {
  return path === fixedPaths.home ? 1 : path.split('/').length
}
