import { useEffect, useState } from 'react'
import { askAgain } from './ask-again.ts'
import { askWhole, type WholeStatus } from './ask-website.ts'

/** All in milliseconds: a page is made again within seconds of a publish, and some need longer. */
const pauses = { first: 1_500, longest: 60_000 }

/** How the website is: asked for often after `version` has changed, then now and then, and when someone comes back. */
export function useWholeStatus(site: string | undefined, version: unknown): WholeStatus {
  const [status, setStatus] = useState<WholeStatus>({ problems: [] })
  useEffect(() => {
    if (!site) return
    let next = pauses.first
    return askAgain(async (signal) => {
      const told = await askWhole(site, signal)
      if (!signal.aborted && typeof told !== 'string') setStatus(told)
      const pause = next
      next = Math.min(pause * 2, pauses.longest)
      return pause
    })
  }, [site, version])
  return status
}
