import groq from 'groq'
import { z } from 'zod'
import { type Redirect, redirectsIn } from '#content/redirect.ts'
import { routableTypes } from '#content/routes.ts'
import { impatientClient } from './client.ts'

/** The redirects that are published now. */
export async function redirectsOnSite(): Promise<Redirect[]> {
  return redirectsIn(documents.parse(await impatientClient.fetch(query, {}, { cache: 'no-store' })))
}

const query = groq`*[_type == "redirect"] | order(from) {
  from, address, permanent, "page": page->{_type, "slug": slug.current}
}`
const documents = z.array(
  z.object({
    from: z.string().nullable(),
    address: z.string().nullable(),
    permanent: z.boolean().nullable(),
    page: z.object({ _type: z.enum(routableTypes), slug: z.string().nullable() }).nullable(),
  }),
)
