import { useEffect, useState } from 'react'
import { askWebsite } from './asking/ask-website.ts'

/** How many pages show any of these documents, `null` where the website can't be asked; undefined before it has answered. */
export function usePageCount(site: string | undefined, ids: readonly string[]): number | null | undefined {
  const [count, setCount] = useState<number | null>()
  const all = ids.join()
  useEffect(() => {
    if (!site) return
    const ending = new AbortController()
    void pageCount(site, all.split(','), ending.signal).then((found) => {
      if (!ending.signal.aborted) setCount(found)
    })
    return () => ending.abort()
  }, [site, all])
  return count
}

async function pageCount(site: string, ids: readonly string[], signal: AbortSignal): Promise<number | null> {
  const told = await Promise.all(ids.map((id) => askWebsite(site, id, signal)))
  const paths = new Set<string>()
  let most = 0
  for (const status of told) {
    if (typeof status === 'string') return null
    for (const { path } of status.pages) paths.add(path)
    most = Math.max(most, status.count)
  }
  // A document on more pages than are listed is on all of those that it counts.
  return Math.max(paths.size, most)
}
