import type { Metadata } from 'next'
import { pathOf, type RoutableType } from '#content/addresses/routes.ts'
import { formatPhone } from '#content/documents/phone.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { cardOf, cardPath, type ShownOnCard } from '../cards/card.ts'
import { iconTags } from '../icons/icon.ts'
import { absoluteUrl } from './absolute-url.ts'
import { pageTitle } from './page-title.ts'

type Shown = ShownOnCard & {
  site: Pick<Site, 'business'>
  page: {
    _type: RoutableType
    slug?: string
    seo: { title: string; description: string; keywords: string[] | null }
  }
}

/** The tags in the head of a document's page. Its canonical path is the first of those that the page may have. */
export function documentMetadata(shown: Shown): Metadata {
  const { site, page } = shown
  const card = cardOf(shown)
  const path = pathOf({ slug: null, ...page })
  return pageMetadata({
    ...page.seo,
    title: pageTitle(page.seo.title, site.business.name),
    keywords: page.seo.keywords ?? [card.title],
    canonicalPath: path,
    picture: { path: cardPath(path, card), alt: `${card.title}, ${card.name}, ${formatPhone(card.phone)}` },
    business: site.business,
  })
}

export type PageHead = {
  /** The page's own path, or that of the page whose content it repeats. */
  canonicalPath: string
  title: string
  description: string
  keywords?: readonly string[] | null
  /** Path of the page's Open Graph image, 1200 × 630 pixels on this site. */
  picture: { path: string; alt: string }
  business: Pick<Site['business'], 'name' | 'region' | 'locality' | 'location' | 'colors' | 'logo'>
  /** False keeps the page out of search engines. */
  index?: boolean
}

export function pageMetadata(head: PageHead): Metadata {
  const { title, description, business } = head
  const url = absoluteUrl(head.canonicalPath)
  const { path, alt } = head.picture
  const picture = { url: absoluteUrl(path), type: 'image/jpeg', width: 1200, height: 630, alt }
  return {
    title: { absolute: title },
    description,
    keywords: head.keywords?.length ? [...head.keywords] : null,
    authors: [{ name: business.name }],
    icons: iconTags(business),
    robots: robotsOf(head.index ?? true),
    alternates: { canonical: url, languages: { 'en-US': url } },
    openGraph: {
      type: 'website',
      locale: 'en_US',
      siteName: business.name,
      url,
      title,
      description,
      images: [picture],
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: picture.url, alt }],
    },
    other: { ...geoTags(business), 'content-language': 'en-US' },
  }
}

function robotsOf(index: boolean): Metadata['robots'] {
  return { index, follow: true, 'max-image-preview': 'large', 'max-snippet': -1, 'max-video-preview': -1 }
}

function geoTags({ region, locality, location }: PageHead['business']): Record<string, string> {
  const position = [location.lat, location.lng]
  return {
    'geo.region': `US-${region}`,
    'geo.placename': locality,
    'geo.position': position.join(';'),
    ICBM: position.join(', '),
  }
}
