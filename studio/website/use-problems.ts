import { useEffect, useState } from 'react'
import type { PageProblem } from '#content/documents/document-status.ts'
import { askProblems } from './ask-website.ts'

/** In milliseconds: a page is made again within seconds of a publish, and what needs longer is found later. */
const LOOKS = [1_500, 15_000]

/** The pages that can't be made, asked for now, when `version` changes, soon after that, and when someone comes back. */
export function useProblems(site: string | undefined, version: unknown): readonly PageProblem[] {
  const [problems, setProblems] = useState<readonly PageProblem[]>([])
  useEffect(() => {
    if (!site) return
    const ending = new AbortController()
    const { signal } = ending
    const look = async () => {
      const told = await askProblems(site, signal)
      if (!signal.aborted && typeof told !== 'string') setProblems(told)
    }
    void look()
    const timers = LOOKS.map((wait) => setTimeout(look, wait))
    globalThis.addEventListener('focus', look, { signal })
    return () => {
      ending.abort()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [site, version])
  return problems
}
