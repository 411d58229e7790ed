import { defineQuery } from 'groq'
import { z } from 'zod'
import type { CitySlugsQueryResult, ServiceSlugsQueryResult } from '#content/sanity.types.ts'
import { provenQuery } from './proven-query.ts'

const serviceSlugsQuery = defineQuery(`{
  "site": null,
  "page": *[_type == "service"] | order(slug.current asc){_id, _type, "slug": slug.current}
}`)

const citySlugsQuery = defineQuery(`{
  "site": null,
  "page": *[_type == "city"] | order(slug.current asc){_id, _type, "slug": slug.current}
}`)

const slugs = <Type extends string>(type: Type) =>
  z.object({
    site: z.null(),
    page: z.array(z.object({ _id: z.string(), _type: z.literal(type), slug: z.string().min(1) })),
  })

export const serviceSlugs = provenQuery<ServiceSlugsQueryResult>()(serviceSlugsQuery, slugs('service'))
export const citySlugs = provenQuery<CitySlugsQueryResult>()(citySlugsQuery, slugs('city'))
