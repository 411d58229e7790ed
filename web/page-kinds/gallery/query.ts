import { defineQuery } from 'groq'
import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'
import type { GalleryPageQueryResult } from '#content/sanity.types.ts'
import { projectParser, projectProjection } from '../../lake/fragments/project.ts'
import { ofHomePageParser, singleton } from '../../lake/fragments/singleton.ts'
import { siteProjection } from '../../lake/fragments/site/site-query.ts'
import { pageFields, pageProjection } from '../page-fields.ts'
import { pageQuery } from '../typed-query.ts'

const galleryPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": ${singleton('galleryPage')}{
    ${pageProjection},
    "home": ${singleton('homePage')}{_id, _type, gallery{heading}},
    "newest": *[_type == "project" && inGallery != false && !(_id in coalesce(^.order[]._ref, []))]
      | order(_createdAt desc, _id){${projectProjection}},
    "ordered": (order[]->)[_type == "project" && inGallery != false]{${projectProjection}}
  }
}`)

/** All finished work, each with its whole story: what is new first, then in the owner's order. */
export const galleryPage = pageQuery<GalleryPageQueryResult>()(
  galleryPageQuery,
  z.object({
    ...pageFields,
    _type: z.literal('galleryPage'),
    home: ofHomePageParser({ gallery: z.object({ heading: requiredText }) }),
    newest: z.array(projectParser),
    ordered: z.array(projectParser).nullable(),
  }),
)
