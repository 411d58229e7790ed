import { defineQuery } from 'groq'
import type { AnyTownPageQueryResult } from '#content/sanity.types.ts'
import { closingParser, closingProjection } from '../../components/closing/query.ts'
import { oldestFirst } from '../../lake/fragments/oldest-first.ts'
import { singleton } from '../../lake/fragments/singleton.ts'
import { siteProjection } from '../../lake/fragments/site/site-query.ts'
import { sharedParser, sharedProjection, tradeParser, tradeProjection } from '../trade/query.ts'
import { pageQuery } from '../typed-query.ts'

const anyTownPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "service" && slug.current == $slug] | ${oldestFirst}[0]{
    ${tradeProjection},
    closing{${closingProjection}},
    "shared": ${singleton('cityServiceShared')}{${sharedProjection}}
  }
}`)

/** A trade in any town, from the page of the service; needs the parameter `slug`, such as "painting". */
export const anyTownPage = pageQuery<AnyTownPageQueryResult>()(
  anyTownPageQuery,
  tradeParser.extend({
    closing: closingParser,
    shared: sharedParser,
  }),
)
