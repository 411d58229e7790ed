import { defineQuery } from 'groq'
import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'
import type { AreasPageQueryResult } from '#content/sanity.types.ts'
import { servedTownsParser, servedTownsProjection } from '../../components/zip-check/query.ts'
import { siteProjection } from '../../fragments/site/site-query.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../fragments/text/heading.ts'
import { richTextParser, richTextProjection } from '../../fragments/text/rich-text.ts'
import { pageFields, pageProjection } from '../page-fields.ts'
import { pageQuery } from '../typed-query.ts'

const areasPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "areasPage"][0]{
    ${pageProjection},
    textHeading,
    text[]{${richTextProjection}},
    "servedTowns": ${servedTownsProjection},
    "areas": *[_type == "homePage"][0].areas{${blockHeadingProjection}}
  }
}`)

/** All towns on one page, below the heading that they have on the home page. */
export const areasPage = pageQuery<AreasPageQueryResult>()(
  areasPageQuery,
  z.object({
    ...pageFields,
    _type: z.literal('areasPage'),
    textHeading: requiredText,
    text: richTextParser,
    areas: z.object(blockHeadingFields),
    servedTowns: servedTownsParser,
  }),
)
