import { defineQuery } from 'groq'
import { z } from 'zod'
import type { TownPageQueryResult } from '#content/sanity.types.ts'
import { siteParser, siteProjection } from '../../fragments/site/site-query.ts'
import { localPageFields, localPageProjection, townsPageProjection } from '../local/local-fields.ts'
import { typedQuery } from '../typed-query.ts'

const townPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "townPage" && slug.current == $slug][0]{${townsPageProjection}, ${localPageProjection}}
}`)

const pageParser = z.object({ ...localPageFields, _type: z.literal('townPage') })

/** The page about all services in a town; needs the parameter `slug`. */
export const townPage = typedQuery<TownPageQueryResult>()(
  townPageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type TownPage = z.infer<typeof pageParser>
