'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Follows links to other pages without loading everything anew, for which the Studio around the page would wait seconds. */
export function useSoftLinks(): void {
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
