import type { Metadata } from 'next'
import { notFound as noSite } from 'next/navigation'
import { anchors, fixedPaths } from '#content/routes.ts'
import { notFound } from '../queries/not-found.ts'
import { LostVisitor } from '../sections/lost-visitor/component.tsx'
import { Page } from '../sections/page.tsx'
import { load } from '../store/load.ts'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

export default async function NotFound() {
  const loaded = await load(notFound, fixedPaths.notFound)
  if (!loaded) noSite()
  const { site } = loaded.data
  return (
    <Page site={site} quoteHref={`${fixedPaths.home}#${anchors.contact}`}>
      <LostVisitor site={site} />
    </Page>
  )
}
