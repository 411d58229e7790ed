import type { Metadata } from 'next'
import { fixedPaths, quoteFormPath } from '#content/addresses/routes.ts'
import { YourRequest } from '../../page-kinds/your-request/your-request.tsx'
import { SitePage } from '../site-page.tsx'

export const metadata: Metadata = { title: 'Your request', robots: { index: false } }

/** Kept like every other page, and filled in for each visitor who sends a quote form without a script: see web/publish/your-request. */
export default function RequestPage() {
  return <SitePage path={fixedPaths.requestPage} quoteHref={quoteFormPath} main={YourRequest} />
}
