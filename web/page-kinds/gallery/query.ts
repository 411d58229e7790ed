import { defineQuery } from 'groq'
import { z } from 'zod'
import type { GalleryPageQueryResult } from '#content/sanity.types.ts'
import { projectParser, projectProjection } from '../../fragments/project.ts'
import { siteProjection } from '../../fragments/site/site-query.ts'
import { requiredText } from '../../fragments/text/required-text.ts'
import { singlePageFields, singlePageProjection } from '../single/single-fields.ts'
import { pageQuery } from '../typed-query.ts'

const galleryPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "galleryPage"][0]{
    ${singlePageProjection},
    "heading": *[_type == "homePage"][0].gallery.heading,
    "newest": *[_type == "project" && inGallery != false && !(_id in coalesce(^.order[]._ref, []))]
      | order(_createdAt desc, _id){${projectProjection}},
    "ordered": (order[]->)[_type == "project" && inGallery != false]{${projectProjection}}
  }
}`)

/** All finished work, each with its whole story: what is new first, then in the owner's order. */
export const galleryPage = pageQuery<GalleryPageQueryResult>()(
  galleryPageQuery,
  z.object({
    ...singlePageFields,
    _type: z.literal('galleryPage'),
    heading: requiredText,
    newest: z.array(projectParser),
    ordered: z.array(projectParser).nullable(),
  }),
)
