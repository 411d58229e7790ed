import { useEffect, useState } from 'react'
import { askAgain } from '../../screens/ask-again.ts'
import { askWebsite, askWhole, type Told, type WholeStatus } from './ask-website.ts'

/** All in milliseconds. */
const pauses = { first: 300, longest: 5_000, whenDone: 60_000 }

/**
 * What visitors get of a document: asked for again and again until it is the revision, and then now and then, because
 * another document may take it to more pages. Undefined before the first answer.
 */
export function useDocumentStatus(
  site: string | undefined,
  id: string,
  revision: string | undefined,
): Told | undefined {
  const [told, setTold] = useState<Told>()
  useEffect(() => {
    if (!site) return
    let pause = pauses.first
    return askAgain(async (signal) => {
      const answer = await askWebsite(site, id, signal)
      if (signal.aborted) return pause
      setTold(answer)
      pause = isShown(answer, revision) ? pauses.whenDone : Math.min(pause * 1.5, pauses.longest)
      return pause
    })
  }, [site, id, revision])
  return told
}

/** Tells whether visitors get this revision; undefined is that of a document which is not published. */
export function isShown(told: Told, revision: string | undefined): boolean {
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
