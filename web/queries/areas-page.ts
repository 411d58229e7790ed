import { defineQuery } from 'groq'
import { z } from 'zod'
import type { AreasPageQueryResult } from '#content/sanity.types.ts'
import { filled } from '../documents/filled.ts'
import { richTextParser, richTextProjection } from '../documents/rich-text.ts'
import { partHeadingFields, partHeadingProjection } from '../parts/heading.ts'
import { servedTownsParser, servedTownsProjection } from '../sections/zip-check/query.ts'
import { provenQuery } from './proven-query.ts'
import { singlePageFields, singlePageProjection } from './single-page.ts'
import { siteParser, siteProjection } from './site.ts'

const areasPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "areasPage"][0]{
    ${singlePageProjection},
    textHeading,
    text[]{${richTextProjection}},
    "servedTowns": ${servedTownsProjection},
    "areas": *[_type == "homePage"][0].areas{${partHeadingProjection}}
  }
}`)

const pageParser = z.object({
  ...singlePageFields,
  _type: z.literal('areasPage'),
  textHeading: filled,
  text: richTextParser,
  areas: z.object(partHeadingFields),
  servedTowns: servedTownsParser,
})

/** All towns on one page, below the heading that they have on the home page. */
export const areasPage = provenQuery<AreasPageQueryResult>()(
  areasPageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type AreasPage = z.infer<typeof pageParser>
