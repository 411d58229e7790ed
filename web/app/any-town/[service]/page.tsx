import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { anyTown, anyTownPath } from '#content/any-town.ts'
import { load } from '../../../cms/load.ts'
import { publishedTrades } from '../../../cms/published-routes.ts'
import { Page } from '../../../frame/page.tsx'
import { anyTownPage } from '../../../queries/any-town-page.ts'
import { anyTownHead } from '../../../seo/any-town-head.ts'
import { pageMetadata } from '../../../seo/page-metadata.ts'
import { TradeTemplate } from '../../../templates/trade.tsx'

type Route = { params: Promise<{ service: string }> }

export const dynamicParams = false
export const generateStaticParams = () => publishedTrades()

export async function generateMetadata(route: Route): Promise<Metadata> {
  const loaded = await loadTrade(route)
  return loaded ? pageMetadata(anyTownHead(loaded)) : {}
}

/** A trade in a town that has no page of it: what all towns have in common. */
export default async function TradeInAnyTown(route: Route) {
  const loaded = await loadTrade(route)
  if (!loaded) notFound()
  const { site, page } = loaded.data
  return (
    <Page site={site} about={{ _type: page._type, title: page.title, city: { name: anyTown } }}>
      <TradeTemplate page={page} site={site} />
    </Page>
  )
}

async function loadTrade({ params }: Route) {
  const { service: slug } = await params
  return load(anyTownPage, anyTownPath(slug), { slug })
}
