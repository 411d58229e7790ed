import { imageUrl } from '#content/picture.ts'
import type { PictureSlice } from '../documents/picture.ts'
import type { Site } from '../queries/site.ts'
import type { Loaded } from '../store/load.ts'
import type { PageHead } from './page-metadata.ts'

type Shown = {
  site: Pick<Site, 'business'>
  page: {
    hero: { picture: PictureSlice | null }
    seo: { title: string; description: string; keywords: string[] | null }
  }
}

export const sharedPictureSize = { width: 1200, height: 630 } as const

/** What the head of a page says, taken from what the page shows. */
export function headOf({ data, digest }: Loaded<Shown>, canonicalPath: string): PageHead {
  const { site, page } = data
  const { picture } = page.hero
  return {
    ...page.seo,
    canonicalPath,
    digest,
    picture: picture && { path: imageUrl(picture, sharedPictureSize), alt: picture.alt },
    business: site.business,
  }
}
