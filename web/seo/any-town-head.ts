import { anyTown, mainTownPath } from '#content/any-town.ts'
import { imageUrl } from '#content/picture.ts'
import type { AnyTownPage } from '../queries/any-town-page.ts'
import type { Site } from '../queries/site.ts'
import type { Loaded } from '../store/load.ts'
import { sharedPictureSize } from './head-of.ts'
import type { PageHead } from './page-metadata.ts'

/** Search engines are sent to the same trade in the main town: what is true of any town is not worth finding twice. */
export function anyTownHead({ data, digest }: Loaded<{ site: Site; page: AnyTownPage }>): PageHead {
  const { site, page } = data
  const { picture } = page
  return {
    title: `${page.title} in ${anyTown} | ${site.business.name}`,
    description: page.summary,
    canonicalPath: mainTownPath(page.slug),
    index: false,
    digest,
    picture: picture && { path: imageUrl(picture, sharedPictureSize), alt: picture.alt },
    business: site.business,
  }
}
