import type { Metadata } from 'next'
import { fixedPaths } from '#content/addresses/routes.ts'
import { NotFoundPage } from '../../page-kinds/not-found/not-found-page.tsx'
import { SitePage } from '../site-page.tsx'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/** What visitors get at addresses that lead nowhere: published from here, under no address of its own. */
export default function NotFound() {
  return <SitePage path={fixedPaths.notFound} main={NotFoundPage} />
}
