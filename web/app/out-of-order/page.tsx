import type { Metadata } from 'next'
import { fixedPaths } from '#content/addresses/routes.ts'
import { ErrorPage } from '../../page-kinds/error/error-page.tsx'
import { SitePage } from '../site-page.tsx'

export const metadata: Metadata = { title: 'Out of order', robots: { index: false } }

/** Delivery sends it with the status 500 in place of a page that could not be made. */
export default function Failure() {
  return <SitePage path={fixedPaths.failure} main={ErrorPage} />
}
