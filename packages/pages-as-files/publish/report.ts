/** What came of looking at one page. */
export type Outcome =
  | { path: string; state: 'unchanged' | 'revalidated' }
  | { path: string; state: 'problem'; problem: string }

export type Report = {
  /** Pages that visitors now get in a new version. */
  revalidated: string[]
  /** How many pages were looked at and show what they should. */
  unchanged: number
  /** Pages that can't be made from what is published, and what to fill in. */
  problems: { path: string; problem: string }[]
}

/** A page may have been looked at more than once; what was done to it counts, and what is wrong with it at the end. */
export function reportOf(outcomes: readonly Outcome[]): Report {
  const last = [...new Map(outcomes.map((outcome) => [outcome.path, outcome])).values()]
  const problems = last.flatMap((outcome) =>
    outcome.state === 'problem' ? [{ path: outcome.path, problem: outcome.problem }] : [],
  )
  const done = outcomes.filter(({ state }) => state === 'revalidated').map(({ path }) => path)
  const revalidated = [...new Set(done)]
  return { revalidated, unchanged: last.length - problems.length - revalidated.length, problems }
}
