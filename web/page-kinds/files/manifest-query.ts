import { defineQuery } from 'groq'
import { z } from 'zod'
import type { ManifestQueryResult } from '#content/sanity.types.ts'
import { businessParser } from '../../fragments/site/business.ts'
import { typedQuery } from '../typed-query.ts'

const manifestQuery = defineQuery(`{
  "site": null,
  "page": *[_type == "business"][0]{_id, _type, name, about}
}`)

/** What the home screen of a phone wants to know of the business. */
export const manifestContent = typedQuery<ManifestQueryResult>()(
  manifestQuery,
  z.object({
    site: z.null(),
    page: businessParser.pick({ _id: true, _type: true, name: true, about: true }),
  }),
)
