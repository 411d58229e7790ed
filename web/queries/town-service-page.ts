import { defineQuery } from 'groq'
import { z } from 'zod'
import type { TownServicePageQueryResult } from '#content/sanity.types.ts'
import { localServiceParser, localServiceProjection } from '../documents/local-service.ts'
import { localPageFields, localPageProjection, townsPageProjection } from './local-page.ts'
import { provenQuery } from './proven-query.ts'
import { siteParser, siteProjection } from './site.ts'

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
export const townServicePage = provenQuery<TownServicePageQueryResult>()(
  townServicePageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type TownServicePage = z.infer<typeof pageParser>
