import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { anyTown, anyTownPath } from '#content/addresses/any-town.ts'
import { PageLayout } from '../../../components/layout/page-layout.tsx'
import { load } from '../../../lake/load.ts'
import { publishedRoutes } from '../../../lake/published-routes.ts'
import { AnyTownTemplate, anyTownHead } from '../../../page-kinds/any-town/any-town-template.tsx'
import { anyTownPage } from '../../../page-kinds/any-town/query.ts'
import { pageMetadata } from '../../../search/head/page-metadata.ts'
import { barColors } from '../../../styles/colors.ts'

type Route = { params: Promise<{ service: string }> }

export const dynamicParams = false
export const generateStaticParams = async () =>
  (await publishedRoutes()).flatMap((one) => (one.kind === 'anyTown' ? { service: one.params.slug } : []))

export async function generateMetadata(route: Route): Promise<Metadata> {
  const loaded = await loadTrade(route)
  return loaded ? pageMetadata(anyTownHead(loaded)) : {}
}

export async function generateViewport(route: Route): Promise<Viewport> {
  return barColors((await loadTrade(route))?.site.business.colors)
}

/** A trade in a town that has no page of it: what all towns have in common. */
export default async function TradeInAnyTown(route: Route) {
  const { site, page } = (await loadTrade(route)) ?? notFound()
  return (
    <PageLayout site={site} about={{ _type: page._type, title: page.title, city: { name: anyTown } }}>
      <AnyTownTemplate page={page} site={site} />
    </PageLayout>
  )
}

async function loadTrade({ params }: Route) {
  const { service: slug } = await params
  return load(anyTownPage, anyTownPath(slug), { slug })
}
