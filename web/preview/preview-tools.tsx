'use client'

import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { fixedPaths } from '#content/addresses/routes.ts'
import { useChanges } from './use-changes.ts'
import { useSoftLinks } from './use-soft-links.ts'

/** With megabytes of script and a style sheet, for previews alone. */
const ClickToEdit = dynamic(() => import('./click-to-edit.tsx').then((module) => module.ClickToEdit), {
  ssr: false,
})

/** What an editor has besides the page: the bar, drafts as they are typed, and a click on a field that opens its form. */
export function PreviewTools() {
  useChanges()
  useSoftLinks()
  return (
    <>
      <PreviewBar />
      <ClickToEdit />
    </>
  )
}

/** Says that nobody else sees this. Inside of the Studio there is nothing to leave. */
function PreviewBar() {
  const path = usePathname()
  const isFramed = useSyncExternalStore(
    never,
    () => window.self !== window.top,
    () => true,
  )
  const leave = `${fixedPaths.previewDisable}?to=${encodeURIComponent(path)}`
  return (
    <aside aria-label="Preview" style={LOOK}>
      <b>Preview, not public.</b> This page shows your drafts.{' '}
      {!isFramed && <a href={leave}>Leave the preview</a>}
    </aside>
  )
}

/** Of its own: a style sheet would be on every page. */
const LOOK = { background: 'var(--brand-wash)', padding: '0.5rem 1rem', textAlign: 'center' } as const

const never = () => () => undefined
