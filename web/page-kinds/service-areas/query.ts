import { defineQuery } from 'groq'
import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'
import type { AreasPageQueryResult } from '#content/sanity.types.ts'
import { servedTownsParser, servedTownsProjection } from '../../components/zip-check/query.ts'
import { singleton } from '../../lake/fragments/singleton.ts'
import { siteProjection } from '../../lake/fragments/site/site-query.ts'
import { richTextParser, richTextProjection } from '../../lake/fragments/text/rich-text.ts'
import { pageFields, pageProjection } from '../page-fields.ts'
import { pageQuery } from '../typed-query.ts'

const areasPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": ${singleton('areasPage')}{
    ${pageProjection},
    textHeading,
    text[]{${richTextProjection}},
    "servedTowns": ${servedTownsProjection}
  }
}`)

/** All towns on one page. */
export const areasPage = pageQuery<AreasPageQueryResult>()(
  areasPageQuery,
  z.object({
    ...pageFields,
    _type: z.literal('areasPage'),
    textHeading: requiredText,
    text: richTextParser,
    servedTowns: servedTownsParser,
  }),
)
