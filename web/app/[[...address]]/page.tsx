import type { Metadata, Viewport } from 'next'
import { pathsToBuild } from '../../lake/published-routes.ts'
import { DocumentPage, loadDocument } from '../../page-kinds/document-page.tsx'
import { documentMetadata } from '../../search/head/page-metadata.ts'
import { barColors } from '../../styles/colors.ts'
import { elsewhere } from '../elsewhere.ts'

type Route = { params: Promise<{ address?: string[] }> }

// Later documents get their page when they are published.
export const dynamicParams = true
export const generateStaticParams = async () =>
  (await pathsToBuild()).map((path) => ({ address: path.split('/').filter(Boolean) }))

export async function generateMetadata(route: Route): Promise<Metadata> {
  const loaded = await loadDocument(await pathIn(route))
  return loaded ? documentMetadata(loaded.shown) : {}
}

export async function generateViewport(route: Route): Promise<Viewport> {
  return barColors((await loadDocument(await pathIn(route)))?.shown.site.business.colors)
}

/** The pages of all documents; which kind of page has which path is in content/addresses/routes.ts. */
export default async function Page(route: Route) {
  const path = await pathIn(route)
  const loaded = await loadDocument(path)
  return loaded ? <DocumentPage {...loaded} /> : elsewhere(path)
}

async function pathIn({ params }: Route): Promise<string> {
  const { address = [] } = await params
  return `/${address.join('/')}`
}
