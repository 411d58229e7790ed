import { defineQuery } from 'groq'
import { z } from 'zod'
import type { AreasPageQueryResult } from '#content/sanity.types.ts'
import { servedTownsParser, servedTownsProjection } from '../../components/zip-check/query.ts'
import { siteParser, siteProjection } from '../../fragments/site/site-query.ts'
import { partHeadingFields, partHeadingProjection } from '../../fragments/text/heading.ts'
import { filled } from '../../fragments/text/required-text.ts'
import { richTextParser, richTextProjection } from '../../fragments/text/rich-text.ts'
import { singlePageFields, singlePageProjection } from '../single/single-fields.ts'
import { typedQuery } from '../typed-query.ts'

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
export const areasPage = typedQuery<AreasPageQueryResult>()(
  areasPageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type AreasPage = z.infer<typeof pageParser>
