import { notFound as noSite } from 'next/navigation'
import type { ReactNode } from 'react'
import { anchors, fixedPaths } from '#content/addresses/routes.ts'
import { PageLayout } from '../components/layout/page-layout.tsx'
import { load } from '../lake/load.ts'
import { notFound } from '../page-kinds/not-found/query.ts'
import type { AnswerOf } from '../page-kinds/page-queries.ts'

type SitePageProps = { path: string; quoteHref?: string; main: (shown: AnswerOf['notFound']) => ReactNode }

/** A page that shows no document besides header and footer; without a form of its own, quote buttons lead to the home page's. */
export async function SitePage({ path, quoteHref, main }: SitePageProps) {
  const loaded = await load(notFound, path)
  if (!loaded) noSite()
  return (
    <PageLayout site={loaded.site} quoteHref={quoteHref ?? `${fixedPaths.home}#${anchors.contact}`}>
      {main(loaded)}
    </PageLayout>
  )
}
