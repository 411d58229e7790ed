import { type ReactNode, useEffect, useState } from 'react'

/** How long nobody has to type, in milliseconds. */
const PAUSE = 1_500

/** Shows its children when the owner pauses: a dialog that opens earlier would take the rest of the sentence for its own. */
export function AfterTyping({ children }: { children: ReactNode }) {
  const [isQuiet, setIsQuiet] = useState(false)

  useEffect(() => {
    const rest = () => setTimeout(() => setIsQuiet(true), PAUSE)
    let timer = rest()
    const wait = () => {
      clearTimeout(timer)
      timer = rest()
    }
    addEventListener('input', wait, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('input', wait, true)
    }
  }, [])

  return isQuiet ? children : null
}
