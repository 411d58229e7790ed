import type { Lack, TellEvent } from '../site.ts'

/** What came of looking at one page. */
export type Outcome =
  | { path: string; state: 'unchanged' | 'revalidated'; lacks?: readonly Lack[] }
  | { path: string; state: 'problem'; problem: string }

/** What became of the pages that changes may concern. */
export type Report = {
  /** Pages that visitors now get in a new version. */
  revalidated: string[]
  /** How many pages were looked at and show what they should. */
  unchanged: number
  /** Pages that can't be made from what is published, and what to fill in. */
  problems: { path: string; problem: string }[]
  /** What pages show in an earlier version, or leave out, until it is mended. */
  lacks: Lack[]
}

/** Of one look at each page. Most of what one lacks many do. */
export function reportOf(outcomes: readonly Outcome[]): Report {
  const problems = outcomes.flatMap((outcome) =>
    outcome.state === 'problem' ? [{ path: outcome.path, problem: outcome.problem }] : [],
  )
  const revalidated = outcomes.filter(({ state }) => state === 'revalidated').map(({ path }) => path)
  const lacks = outcomes.flatMap((outcome) => (outcome.state === 'problem' ? [] : (outcome.lacks ?? [])))
  return {
    ...{ revalidated, problems },
    unchanged: outcomes.length - problems.length - revalidated.length,
    lacks: [...new Map(lacks.map((lack) => [`${lack.id} ${lack.field}`, lack])).values()],
  }
}

/** Of these the log names so many, and counts the others. */
const MOST_PAGES = 20
const MOST_DOCUMENTS = 5

/** Tells that these documents were published; `ms` is the time from the look to the last written page. */
export function tellPublished(
  tell: TellEvent,
  ids: readonly string[],
  { revalidated, problems, lacks }: Report,
  ms: number,
): void {
  const more = ids.length - MOST_DOCUMENTS
  const document = [...ids.slice(0, MOST_DOCUMENTS), ...(more > 0 ? [`${more} more`] : [])].join(', ')
  const lacking = problems.length > 0 ? `; ${problems.length} can’t be made` : ''
  const left = lacks.map(({ id, reason }) => `; ${id} is not shown as it is: ${reason}`).join('')
  const message = `Published ${document}: ${revalidated.length} pages in ${ms} ms${lacking}${left}`
  const pages = revalidated.slice(0, MOST_PAGES)
  tell('publish', message, {
    document,
    pages,
    count: revalidated.length,
    problems: problems.length,
    lacks,
    ms,
  })
}
