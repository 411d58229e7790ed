import { useEffect, useState } from 'react'
import type { PageProblem } from '#content/documents/document-status.ts'
import { askAgain } from './ask-again.ts'
import { askProblems } from './ask-website.ts'

/** All in milliseconds: a page is made again within seconds of a publish, and some need longer. */
const pauses = { first: 1_500, longest: 60_000 }

/** The pages that can't be made: asked for often after `version` has changed, then now and then, and when someone comes back. */
export function useProblems(site: string | undefined, version: unknown): readonly PageProblem[] {
  const [problems, setProblems] = useState<readonly PageProblem[]>([])
  useEffect(() => {
    if (!site) return
    let next = pauses.first
    return askAgain(async (signal) => {
      const told = await askProblems(site, signal)
      if (!signal.aborted && typeof told !== 'string') setProblems(told)
      const pause = next
      next = Math.min(pause * 2, pauses.longest)
      return pause
    })
  }, [site, version])
  return problems
}
