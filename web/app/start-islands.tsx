'use client'

import { useEffect } from 'react'

let isStarted = false

/**
 * In development and in the preview, where React hydrates the page: starts the islands when that is done, because React reports
 * as an error whatever they have changed before.
 */
export function StartIslands({ src }: { src: string }) {
  useEffect(() => {
    if (isStarted) return
    isStarted = true
    const script = document.createElement('script')
    script.type = 'module'
    script.src = src
    document.head.append(script)
  }, [src])
  return null
}
