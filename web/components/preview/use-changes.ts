'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { fixedPaths } from '#content/addresses/routes.ts'

/** In milliseconds: after that the stream is asked for again when it has ended for good. */
const AGAIN = 3_000

/** Renders the page anew whenever a document has changed: one rendering at a time, and the last one always. */
export function useChanges(): void {
  const router = useRouter()
  const [heard, setHeard] = useState(0)
  const [isRefreshing, startRefreshing] = useTransition()
  const shown = useRef(0)
  useEffect(() => listen(() => setHeard((count) => count + 1)), [])
  useEffect(() => {
    if (isRefreshing || heard === shown.current) return
    shown.current = heard
    startRefreshing(() => router.refresh())
  }, [heard, isRefreshing, router])
}

/** Calls back for each change, and once after the stream was away. Returns the function that ends it. */
export function listen(onChange: () => void): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout>
  const open = () => {
    source = new EventSource(fixedPaths.previewChanges)
    source.onmessage = onChange
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return
      timer = setTimeout(() => {
        open()
        onChange()
      }, AGAIN)
    }
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
