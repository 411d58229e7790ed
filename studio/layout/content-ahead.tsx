import { Activity, Suspense, useEffect, useState } from 'react'
import { useTools } from 'sanity'

/** In milliseconds, until a slow phone has done what the first screen itself needs. */
const LATER = 4_000

/**
 * Renders the tool of all forms while nobody sees it, so that the first form finds its code there. Else its placeholder would show for a
 * moment, and React keeps one for 300 ms, while it renders what follows again and again. Hidden, it runs no effects and asks for nothing.
 */
export function ContentAhead() {
  const tool = useTools().find(({ name }) => name === 'structure')
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), LATER)
    return () => clearTimeout(timer)
  }, [])
  return (
    tool &&
    isTime && (
      <Activity mode="hidden">
        <Suspense>
          <tool.component tool={tool} />
        </Suspense>
      </Activity>
    )
  )
}
