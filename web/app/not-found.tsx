import type { Metadata } from 'next'
import { notFound as noSite } from 'next/navigation'
import { anchors, fixedPaths } from '#content/routes.ts'
import { digestName } from '../cms/content-digest.ts'
import { load } from '../cms/load.ts'
import { LostVisitor } from '../frame/lost-visitor/component.tsx'
import { Page } from '../frame/page.tsx'
import { notFound } from '../queries/not-found.ts'

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await load(notFound, fixedPaths.notFound)
  return {
    title: 'Page not found',
    robots: { index: false },
    other: loaded ? { [digestName]: loaded.digest } : {},
  }
}

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
