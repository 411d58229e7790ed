import type { Metadata } from 'next'
import { notFound as noSite } from 'next/navigation'
import { fixedPaths, quoteFormPath } from '#content/addresses/routes.ts'
import { load } from '../../cms/load.ts'
import { PageLayout } from '../../components/layout/page-layout.tsx'
import { notFound } from '../../page-kinds/not-found/query.ts'
import { YourRequest } from '../../page-kinds/your-request/your-request.tsx'

export const metadata: Metadata = { title: 'Your request', robots: { index: false } }

/** Kept like every other page, and filled in for each visitor who sends a quote form without a script: see web/your-request. */
export default async function RequestPage() {
  const loaded = await load(notFound, fixedPaths.requestPage)
  if (!loaded) noSite()
  const { site } = loaded
  return (
    <PageLayout site={site} quoteHref={quoteFormPath}>
      <YourRequest business={site.business} />
    </PageLayout>
  )
}
