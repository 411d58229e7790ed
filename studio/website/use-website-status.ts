import type { WholeStatus } from 'pages-as-files/status'
import { useEffect, useState } from 'react'
import { askAgain } from '../screens/ask-again.ts'
import { askWebsite, askWhole, type Told, together } from './ask-website.ts'

/** All in milliseconds; after `usual` it is said that a publish takes longer. */
const pauses = { first: 300, counting: 1_000, longest: 5_000, whenDone: 60_000, usual: 20_000 }

/** Undefined before the first answer; `isShown` tells whether visitors get the revision, `isLate` that they should by now. */
export type WebsiteStatus = { told: Told | undefined; isShown: boolean; isLate: boolean }

/** A website that does not tell of one document tells of none. */
let silence: 'unknown' | undefined

/**
 * What visitors get of a document, or of several that were published together: asked for again and again until it is the revision,
 * and then now and then, because another document may take it to more pages. An undefined revision is that of what is not published.
 */
export function useWebsiteStatus(
  site: string | undefined,
  ids: readonly string[],
  revision: string | undefined,
): WebsiteStatus {
  const [{ told, isLate }, setAnswer] = useState<{ told: Told | undefined; isLate: boolean }>({
    told: silence,
    isLate: false,
  })
  const all = ids.join()
  useEffect(() => {
    if (!site) return
    const begun = performance.now()
    const answers = new Map<string, Told | undefined>(all.split(',').map((id) => [id, undefined]))
    let pause = pauses.first
    return askAgain(async (signal) => {
      const waiting = [...answers].filter(([, answer]) => !isRevision(answer, revision))
      await Promise.all(
        (waiting.length > 0 ? waiting : [...answers]).map(async ([id]) =>
          answers.set(id, await askWebsite(site, id, signal)),
        ),
      )
      if (signal.aborted) return pause
      const answer = together([...answers.values()].filter((one) => one !== undefined))
      silence = answer === 'unknown' ? answer : undefined
      const isDone = answer === 'unknown' || isRevision(answer, revision)
      setAnswer({ told: answer, isLate: !isDone && performance.now() - begun > pauses.usual })
      const isCounting = typeof answer === 'object' && answer.progress
      const longest = isCounting ? pauses.counting : pauses.longest
      pause = isDone ? pauses.whenDone : Math.min(pause * 1.5, longest)
      return pause
    })
  }, [site, all, revision])
  return { told, isLate, isShown: isRevision(told, revision) }
}

function isRevision(told: Told | undefined, revision: string | undefined): boolean {
  return typeof told === 'object' && told.revision === (revision ?? null)
}

/** All in milliseconds: a page is made again within seconds of a publish, and some need longer. */
const wholePauses = { first: 1_500, longest: 60_000 }

/** How the website is: asked for often after `version` has changed, then now and then, and when someone comes back. */
export function useWholeStatus(site: string | undefined, version: unknown): WholeStatus {
  const [status, setStatus] = useState<WholeStatus>({ problems: [] })
  useEffect(() => {
    if (!site) return
    let next = wholePauses.first
    return askAgain(async (signal) => {
      const told = await askWhole(site, signal)
      if (!signal.aborted && typeof told !== 'string') setStatus(told)
      const pause = next
      next = Math.min(pause * 2, wholePauses.longest)
      return pause
    })
  }, [site, version])
  return status
}
