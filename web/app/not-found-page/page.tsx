import type { Metadata } from 'next'
import { notFound as noSite } from 'next/navigation'
import { anchors, fixedPaths } from '#content/addresses/routes.ts'
import { load } from '../../cms/load.ts'
import { PageLayout } from '../../components/layout/page-layout.tsx'
import { NotFoundPage } from '../../page-kinds/not-found/not-found-page.tsx'
import { notFound } from '../../page-kinds/not-found/query.ts'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/** What visitors get at addresses that lead nowhere: published from here, under no address of its own. */
export default async function NotFound() {
  const loaded = await load(notFound, fixedPaths.notFound)
  if (!loaded) noSite()
  const { site } = loaded
  return (
    <PageLayout site={site} quoteHref={`${fixedPaths.home}#${anchors.contact}`}>
      <NotFoundPage site={site} />
    </PageLayout>
  )
}
