import type { DocumentStatus } from 'pages-as-files/status'
import { useEffect, useState } from 'react'
import { askWebsite, pagesOf } from './ask-website.ts'
import { isShown } from './use-document-status.ts'

/** All in milliseconds: how long to wait between two questions, at first and at most. */
const pauses = { first: 300, longest: 5_000 }
/** In milliseconds: after that it is said that it takes longer than usual. */
export const USUAL = 20_000

/** Where visitors find what was published; `since` in milliseconds since 1970. */
type PublishedPages = { since: number; count: number; paths: readonly string[] }

/** `unknown` where the website does not tell, as in development. */
export type PublishingStatus =
  | 'updating'
  | { delay: string | undefined }
  | 'unknown'
  | 'unreachable'
  | PublishedPages

/** Whether visitors get all that was published. */
export function isOnWebsite(status: PublishingStatus): status is PublishedPages {
  return typeof status === 'object' && 'paths' in status
}

/** Documents that were published together, and the revision that they have since; none when they were taken back. */
export type Publish = { ids: readonly string[]; revision: string | undefined }

/** What became of a publish, until visitors get all of it. */
export function usePublishingStatus(site: string, { ids, revision }: Publish): PublishingStatus {
  const [status, setStatus] = useState<PublishingStatus>('updating')
  const all = ids.join()
  useEffect(() => {
    setStatus('updating')
    const ending = new AbortController()
    void untilShown(site, { ids: all.split(','), revision }, ending.signal, setStatus)
    return () => ending.abort()
  }, [site, all, revision])
  return status
}

/** Asks the website, about one document after the other, until visitors get all of them as they were published. */
async function untilShown(
  site: string,
  { ids, revision }: Publish,
  signal: AbortSignal,
  tell: (status: PublishingStatus) => void,
): Promise<void> {
  const begun = performance.now()
  const shown: DocumentStatus[] = []
  for (let pause = pauses.first; shown.length < ids.length; ) {
    const told = await askWebsite(site, ids[shown.length] ?? '', signal)
    if (signal.aborted) return
    if (typeof told === 'object' && isShown(told, revision)) {
      shown.push(told)
      continue
    }
    if (typeof told === 'string') tell(told)
    else tell(performance.now() - begun < USUAL ? 'updating' : { delay: told.delay })
    if (told === 'unknown') return
    const { promise, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, pause)
    await promise
    pause = Math.min(pause * 1.5, pauses.longest)
  }
  tell({ since: Math.max(...shown.map(({ since }) => since ?? 0)), ...pagesOf(shown) })
}
