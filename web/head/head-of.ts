import { formatPhone } from '#content/documents/phone.ts'
import { cardOf, cardPath, type ShownOnCard } from '../cards/card.ts'
import type { Site } from '../fragments/site/site-query.ts'
import type { PageHead } from './page-metadata.ts'
import { pageTitle } from './page-title.ts'

/** What the head of a page takes from its answer. */
export type Shown = ShownOnCard & {
  site: Pick<Site, 'business'>
  page: { seo: { title: string; description: string; keywords: string[] | null } }
}

/** The tags in the head of a page. Its canonical path is its own path, unless it repeats the content of another page. */
export function headOf(shown: Shown, path: string, canonicalPath = path): PageHead {
  const { site, page } = shown
  const card = cardOf(shown)
  return {
    ...page.seo,
    title: pageTitle(page.seo.title, site.business.name),
    keywords: page.seo.keywords ?? [card.title],
    canonicalPath,
    picture: { path: cardPath(path, card), alt: `${card.title}, ${card.name}, ${formatPhone(card.phone)}` },
    business: site.business,
  }
}
