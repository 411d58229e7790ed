import type { Metadata } from 'next'
import { fixedPaths } from '#content/addresses/routes.ts'
import { ErrorPage } from '../../page-kinds/error/error-page.tsx'
import { SitePage } from '../site-page.tsx'

export const metadata: Metadata = { title: 'Unexpected Application Error!', robots: { index: false } }

/** Delivery sends it in place of a page that is there no longer, and can't be made again. */
export default function Failure() {
  return <SitePage path={fixedPaths.failure} main={ErrorPage} />
}
