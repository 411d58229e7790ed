import { useState } from 'react'
import { useCurrentUser } from 'sanity'

/**
 * A text that outlives a reload, such as a phone makes of a tab that nobody looked at for a while. It goes with the tab, and nobody
 * else who logs in there has it.
 */
export function useTextOfTab(name: string): [text: string, keep: (text: string) => void] {
  const key = `${name} ${useCurrentUser()?.id}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  const keep = (changed: string) => {
    setText(changed)
    if (changed) sessionStorage.setItem(key, changed)
    else sessionStorage.removeItem(key)
  }
  return [text, keep]
}
