import { useEffect, useState } from 'react'
import type { PageProblem } from '#content/documents/document-status.ts'
import { askProblems } from './ask-website.ts'

/** All in milliseconds: a page is made again within seconds of a publish, and some need longer. */
const pauses = { first: 1_500, longest: 60_000 }

/** The pages that can't be made: asked for often after `version` has changed, then now and then, and when someone comes back. */
export function useProblems(site: string | undefined, version: unknown): readonly PageProblem[] {
  const [problems, setProblems] = useState<readonly PageProblem[]>([])
  useEffect(() => {
    if (!site) return
    const ending = new AbortController()
    const { signal } = ending
    let timer: ReturnType<typeof setTimeout>
    let pause = pauses.first
    const look = async () => {
      clearTimeout(timer)
      const told = await askProblems(site, signal)
      if (signal.aborted) return
      if (typeof told !== 'string') setProblems(told)
      timer = setTimeout(look, pause)
      pause = Math.min(pause * 2, pauses.longest)
    }
    void look()
    globalThis.addEventListener('focus', look, { signal })
    return () => {
      ending.abort()
      clearTimeout(timer)
    }
  }, [site, version])
  return problems
}
