import { type DocumentStatus, documentStatus, type WholeStatus, wholeStatus } from 'pages-as-files/status'
import type { z } from 'zod'
import { fixedPaths } from '#content/addresses/routes.ts'

/** `unknown`: the website does not tell, as in development; `unreachable`: it does not answer. */
type Answered<Status> = Status | 'unknown' | 'unreachable'
export type Told = Answered<DocumentStatus>

/** Asks the website what visitors get of a document. */
export function askWebsite(site: string, id: string, signal: AbortSignal): Promise<Told> {
  const address = `${site}${fixedPaths.documentStatus}?document=${encodeURIComponent(id)}`
  return ask(address, documentStatus, signal)
}

/** Asks the website how it is as a whole. */
export function askWhole(site: string, signal: AbortSignal): Promise<Answered<WholeStatus>> {
  return ask(`${site}${fixedPaths.documentStatus}`, wholeStatus, signal)
}

/** What visitors get of several documents. One on more pages than are listed is on all of those that it counts. */
export function together(answers: readonly Told[]): Told {
  const failure = answers.find((told) => typeof told === 'string')
  if (failure) return failure
  const known = answers.filter((told) => typeof told === 'object')
  const pages = new Map(known.flatMap((status) => status.pages.map((page) => [page.path, page])))
  const since = known.flatMap((status) => status.since ?? [])
  const [revision = null, ...others] = new Set(known.map((status) => status.revision))
  return {
    revision: others.length > 0 ? null : revision,
    since: since.length > 0 ? Math.max(...since) : null,
    count: Math.max(pages.size, ...known.map(({ count }) => count)),
    pages: [...pages.values()],
    problems: known.flatMap((status) => status.problems),
    delay: known.find(({ delay }) => delay)?.delay,
    // What was published together has it together.
    progress: known.find(({ progress }) => progress)?.progress,
  }
}

async function ask<Status>(
  address: string,
  parser: z.ZodType<Status>,
  signal: AbortSignal,
): Promise<Answered<Status>> {
  try {
    const answer = await fetch(address, { signal })
    if (answer.status === 404) return 'unknown'
    return answer.ok ? parser.parse(await answer.json()) : 'unreachable'
  } catch (error) {
    if (!signal.aborted) console.warn('The website does not tell what is on it.', error)
    return 'unreachable'
  }
}
