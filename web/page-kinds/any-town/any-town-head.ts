import { anyTown, anyTownAddress, anyTownPath } from '#content/addresses/any-town.ts'
import { anyTownCardOf, cardPath } from '../../cards/card.ts'
import type { PageHead } from '../../head/page-metadata.ts'
import { pageTitle } from '../../head/page-title.ts'
import type { AnswerOf } from '../page-queries.ts'

/** Kept out of search engines: what is true of any town is not worth finding twice. */
export function anyTownHead(shown: AnswerOf['anyTown']): PageHead {
  const { site, page } = shown
  return {
    title: pageTitle(`${page.title} in ${anyTown}`, site.business.name),
    description: page.summary,
    canonicalPath: anyTownAddress(page.slug),
    index: false,
    picture: { path: cardPath(anyTownPath(page.slug), anyTownCardOf(shown)), alt: page.title },
    business: site.business,
  }
}
