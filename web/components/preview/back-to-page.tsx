'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { listen } from './use-changes.ts'

/**
 * Goes to the page as soon as that leads elsewhere than here, with the same fields missing. It asks at every event, the welcome
 * included, since something can have changed before this listened.
 */
export function BackToPage({ path }: { path: string }) {
  const router = useRouter()
  useEffect(
    () =>
      listen(async () => {
        // Without a connection the stream is opened again, and says welcome again.
        const answer = await fetch(path).catch(() => undefined)
        if (answer?.ok && !isHere(answer.url)) router.replace(path)
      }),
    [path, router],
  )
  return null
}

function isHere(address: string): boolean {
  const { pathname, searchParams } = new URL(address)
  return pathname === location.pathname && `${searchParams}` === `${new URLSearchParams(location.search)}`
}
