'use client'

import dynamic from 'next/dynamic'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { fixedPaths } from '#content/addresses/routes.ts'
import { useChanges } from './use-changes.ts'

/**
 * With megabytes of script and a style sheet, for previews alone. A preview goes on without it where it can't be had: on a bad
 * connection, after an update, and for an editor who is removed meanwhile.
 */
const ClickToEdit = dynamic(
  () =>
    import('./click-to-edit.tsx').then(
      (module) => module.ClickToEdit,
      (error: unknown) => {
        console.warn('A click can’t open the form of a field now.', error)
        return () => null
      },
    ),
  { ssr: false },
)

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

/** Follows links to other pages without loading everything anew, for which the Studio around the page would wait seconds. */
function useSoftLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const follow = (click: MouseEvent) => {
      const link = click.target instanceof Element ? click.target.closest('a') : null
      if (!link || click.defaultPrevented || !isPlain(click) || !leadsToPage(link)) return
      click.preventDefault()
      router.push(`${link.pathname}${link.search}${link.hash}`)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
}

/** With a key or another button the browser opens a new tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Not to a file, to another site, to what leaves the preview, or to another place on the same page. */
function leadsToPage({ origin, pathname, target, hash }: HTMLAnchorElement): boolean {
  const isPage = origin === location.origin && !pathname.includes('.') && !pathname.startsWith('/api/')
  return isPage && target === '' && !(pathname === location.pathname && hash !== '')
}
