import { defineQuery } from 'groq'
import { z } from 'zod'
import type { NotFoundQueryResult } from '#content/sanity.types.ts'
import { siteParser, siteProjection } from '../../fragments/site/site-query.ts'
import { typedQuery } from '../typed-query.ts'

const notFoundQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": {"found": false}
}`)

/** What the page for unknown addresses shows: the site's header and footer. */
export const notFound = typedQuery<NotFoundQueryResult>()(
  notFoundQuery,
  z.object({ site: siteParser, page: z.object({ found: z.literal(false) }) }),
)
