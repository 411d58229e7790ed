import type { Metadata, Viewport } from 'next'
import { notFound as noSite } from 'next/navigation'
import type { ReactNode } from 'react'
import { anchors, fixedPaths } from '#content/addresses/routes.ts'
import { PageLayout } from '../components/layout/page-layout.tsx'
import { load } from '../lake/load.ts'
import { notFound } from '../page-kinds/not-found/query.ts'
import type { AnswerOf } from '../page-kinds/page-queries.ts'
import { iconTags } from '../search/icons/icon.ts'
import { barColors } from '../styles/colors.ts'

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

/** The head of such a page: no search engine keeps it. */
export function headOf(path: string, title: string) {
  const business = async () => (await load(notFound, path))?.site.business
  return {
    async generateMetadata(): Promise<Metadata> {
      const known = await business()
      return { title, robots: { index: false }, icons: known && iconTags(known) }
    },
    async generateViewport(): Promise<Viewport> {
      return barColors((await business())?.colors)
    },
  }
}
