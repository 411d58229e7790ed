'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { fixedPaths } from '#content/addresses/routes.ts'

/** Goes to the page whenever something has changed: as long as it is not ready, it leads back here. */
export function BackToPage({ path }: { path: string }) {
  const router = useRouter()
  useEffect(() => {
    const source = new EventSource(fixedPaths.previewChanges)
    source.onmessage = ({ data }) => data !== 'welcome' && router.replace(path)
    return () => source.close()
  }, [path, router])
  return null
}
