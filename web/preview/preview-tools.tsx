'use client'

import dynamic from 'next/dynamic'
import { PreviewBar } from './preview-bar.tsx'
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
