import type { Metadata } from 'next'
import { notFound as noSite } from 'next/navigation'
import { anchors, fixedPaths } from '#content/addresses/routes.ts'
import { load } from '../../cms/load.ts'
import { PageLayout } from '../../components/layout/page-layout.tsx'
import { ErrorPage } from '../../page-kinds/error/error-page.tsx'
import { notFound } from '../../page-kinds/not-found/query.ts'

export const metadata: Metadata = { title: 'Out of order', robots: { index: false } }

/** The server sends it with the status 500 in place of a page that could not be made: see web/server. */
export default async function Failure() {
  const loaded = await load(notFound, fixedPaths.failure)
  if (!loaded) noSite()
  const { site } = loaded
  return (
    <PageLayout site={site} quoteHref={`${fixedPaths.home}#${anchors.contact}`}>
      <ErrorPage site={site} />
    </PageLayout>
  )
}
