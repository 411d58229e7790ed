import type { DocumentStatus } from '#content/documents/document-status.ts'
import { askWebsite } from './ask-website.ts'
import { isShown } from './use-document-status.ts'

/** All in milliseconds: how long to wait between two questions, at first and at most. */
const pauses = { first: 300, longest: 5_000 }

/** `since` in milliseconds since 1970; `unknown` where the website does not tell, as in development. */
export type Arrived = { since: number; pages: number } | 'unknown' | 'unreachable'

type Published = { ids: readonly string[]; revision: string }

/** Asks the website, about one document after the other, until visitors get all of them as they were published. */
export async function untilArrived(
  site: string,
  { ids, revision }: Published,
  signal: AbortSignal,
  tell: (arrived: Arrived) => void,
): Promise<void> {
  const shown: DocumentStatus[] = []
  for (let pause = pauses.first; shown.length < ids.length; ) {
    const told = await askWebsite(site, ids[shown.length] ?? '', signal)
    if (signal.aborted) return
    if (typeof told === 'object' && isShown(told, revision)) {
      shown.push(told)
      continue
    }
    if (typeof told === 'string') tell(told)
    if (told === 'unknown') return
    const { promise, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, pause)
    await promise
    pause = Math.min(pause * 1.5, pauses.longest)
  }
  const paths = new Set(shown.flatMap(({ pages }) => pages.map(({ path }) => path)))
  tell({ since: Math.max(...shown.map(({ since }) => since ?? 0)), pages: paths.size })
}
