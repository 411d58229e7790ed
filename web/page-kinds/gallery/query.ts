import { defineQuery } from 'groq'
import { z } from 'zod'
import type { GalleryPageQueryResult } from '#content/sanity.types.ts'
import { galleryParser, galleryProjection } from '../../components/gallery/query.ts'
import { siteParser, siteProjection } from '../../fragments/site/site-query.ts'
import { singlePageFields, singlePageProjection } from '../single/single-fields.ts'
import { typedQuery } from '../typed-query.ts'

const galleryPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "galleryPage"][0]{
    ${singlePageProjection},
    "gallery": *[_type == "homePage"][0].gallery{${galleryProjection}}
  }
}`)

const pageParser = z.object({
  ...singlePageFields,
  _type: z.literal('galleryPage'),
  gallery: galleryParser,
})

/** All finished work: the projects of the home page, each with its whole story. */
export const galleryPage = typedQuery<GalleryPageQueryResult>()(
  galleryPageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type GalleryPage = z.infer<typeof pageParser>
