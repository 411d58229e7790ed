import { anyTown, anyTownPath, mainTownPath } from '#content/addresses/any-town.ts'
import { anyTownCardOf, cardPath } from '../../cards/card.ts'
import type { Loaded } from '../../cms/load.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import type { PageHead } from '../../head/page-metadata.ts'
import { pageTitle } from '../../head/page-title.ts'
import type { AnyTownPage } from './query.ts'

/** Search engines are sent to the same trade in the main town: what is true of any town is not worth finding twice. */
export function anyTownHead({ data, digest }: Loaded<{ site: Site; page: AnyTownPage }>): PageHead {
  const { site, page } = data
  const canonicalPath = mainTownPath(page.slug)
  return {
    title: pageTitle(`${page.title} in ${anyTown}`, site.business.name),
    description: page.summary,
    canonicalPath,
    index: false,
    digest,
    picture: { path: cardPath(anyTownPath(page.slug), anyTownCardOf(data)), alt: page.title },
    business: site.business,
  }
}
