import { defineQuery } from 'groq'
import { z } from 'zod'
import type { NotFoundQueryResult } from '#content/sanity.types.ts'
import { siteParser, siteProjection } from '../../lake/fragments/site/site-query.ts'
import { typedQuery } from '../typed-query.ts'

const notFoundQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": {"found": false}
}`)

/** The page for unknown addresses shows header and footer alone. */
export const notFound = typedQuery<NotFoundQueryResult>()(
  notFoundQuery,
  z.object({ site: siteParser, page: z.object({ found: z.literal(false) }) }),
)
