import { useEffect, useState } from 'react'
import { askAgain } from './ask-again.ts'
import { askWebsite, type Told } from './ask-website.ts'

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
