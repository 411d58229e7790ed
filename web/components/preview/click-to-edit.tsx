'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing'

/** next-sanity would post it to Next, whose one reader here is GET. */
const nothing = () => undefined
/** In milliseconds: how long the Studio shows that the page is being brought up to date. */
const REFRESHING = 500

/** The preview shows drafts, whatever the Studio's list shows; what changed is told by the lake itself. */
export function ClickToEdit() {
  const router = useRouter()
  return (
    <VisualEditing
      onPerspectiveChange={nothing}
      onVariantChange={nothing}
      refresh={({ source }) => {
        if (source === 'mutation') return false
        router.refresh()
        return new Promise((resolve) => setTimeout(resolve, REFRESHING))
      }}
    />
  )
}
