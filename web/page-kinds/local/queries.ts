import { defineQuery } from 'groq'
import { z } from 'zod'
import type { TownPageQueryResult, TownServicePageQueryResult } from '#content/sanity.types.ts'
import { serviceLinkParser, serviceLinkProjection } from '../../lake/fragments/link.ts'
import { oldestFirst } from '../../lake/fragments/oldest-first.ts'
import { siteProjection } from '../../lake/fragments/site/site-query.ts'
import { pageQuery } from '../typed-query.ts'
import { localPageFields, localPageProjection, townsPageProjection } from './local-fields.ts'

const townPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "townPage" && slug.current == $slug] | ${oldestFirst}[0]{${townsPageProjection}, ${localPageProjection}}
}`)

/** The page about all services in a town; needs the parameter `slug`. */
export const townPage = pageQuery<TownPageQueryResult>()(
  townPageQuery,
  z.object({ ...localPageFields, _type: z.literal('townPage') }),
)

const townServicePageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "townService" && slug.current == $slug] | ${oldestFirst}[0]{
    ${townsPageProjection}, ${localPageProjection},
    service->{${serviceLinkProjection}}
  }
}`)

/** A service with prices of its own in a town; needs the parameter `slug`, such as "matthews/kitchen-remodeling". */
export const townServicePage = pageQuery<TownServicePageQueryResult>()(
  townServicePageQuery,
  z.object({ ...localPageFields, _type: z.literal('townService'), service: serviceLinkParser }),
)
