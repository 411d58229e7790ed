import { useEffect, useState } from 'react'
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
    const ending = new AbortController()
    const { signal } = ending
    let timer: ReturnType<typeof setTimeout>
    let pause = pauses.first
    const look = async () => {
      clearTimeout(timer)
      const answer = await askWebsite(site, id, signal)
      if (signal.aborted) return
      setTold(answer)
      pause = isShown(answer, revision) ? pauses.whenDone : Math.min(pause * 1.5, pauses.longest)
      timer = setTimeout(look, pause)
    }
    void look()
    // Someone who comes back to this window wants to know what is true now.
    globalThis.addEventListener('focus', look, { signal })
    return () => {
      ending.abort()
      clearTimeout(timer)
    }
  }, [site, id, revision])
  return told
}

/** Tells whether visitors get this revision; undefined is that of a document which is not published. */
export function isShown(told: Told, revision: string | undefined): boolean {
  return typeof told === 'object' && told.revision === (revision ?? null)
}
