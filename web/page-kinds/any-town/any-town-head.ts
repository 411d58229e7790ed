import { anyTown, anyTownAddress, anyTownPath } from '#content/addresses/any-town.ts'
import { anyTownCardOf, cardPath } from '../../cards/card.ts'
import type { Loaded } from '../../cms/load.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import type { PageHead } from '../../head/page-metadata.ts'
import { pageTitle } from '../../head/page-title.ts'
import type { AnyTownPage } from './query.ts'

/** Kept out of search engines: what is true of any town is not worth finding twice. */
export function anyTownHead({ data, digest }: Loaded<{ site: Site; page: AnyTownPage }>): PageHead {
  const { site, page } = data
  return {
    title: pageTitle(`${page.title} in ${anyTown}`, site.business.name),
    description: page.summary,
    canonicalPath: anyTownAddress(page.slug),
    index: false,
    digest,
    picture: { path: cardPath(anyTownPath(page.slug), anyTownCardOf(data)), alt: page.title },
    business: site.business,
  }
}
