import { defineQuery } from 'groq'
import { z } from 'zod'
import type { TownServicePageQueryResult } from '#content/sanity.types.ts'
import { localServiceParser, localServiceProjection } from '../../fragments/local-service.ts'
import { siteParser, siteProjection } from '../../fragments/site/site-query.ts'
import { localPageFields, localPageProjection, townsPageProjection } from '../local/local-fields.ts'
import { typedQuery } from '../typed-query.ts'

const townServicePageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "townService" && slug.current == $slug][0]{
    ${townsPageProjection}, ${localPageProjection},
    service->{${localServiceProjection}}
  }
}`)

const pageParser = z.object({
  ...localPageFields,
  _type: z.literal('townService'),
  service: localServiceParser,
})

/** A service with prices of its own in a town; needs the parameter `slug`, such as "matthews/kitchen-remodeling". */
export const townServicePage = typedQuery<TownServicePageQueryResult>()(
  townServicePageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type TownServicePage = z.infer<typeof pageParser>
