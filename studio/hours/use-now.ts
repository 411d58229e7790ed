import { useEffect, useState } from 'react'
import { withinSentence } from '#content/documents/within-sentence.ts'
import type { OpenState } from '#content/hours/open-now.ts'

/** In milliseconds. */
const MINUTE = 60_000

/** The time, to the minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Such as "Right now: open until 6:00 PM". */
export const rightNow = ({ words }: OpenState) => `Right now: ${withinSentence(words)}`
