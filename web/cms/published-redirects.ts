import groq from 'groq'
import { z } from 'zod'
import { isAddress, type Redirect, redirectsIn } from '#content/addresses/redirect.ts'
import { routableTypes } from '#content/addresses/routes.ts'
import { studioLink } from '#content/addresses/studio-link.ts'
import { client, environment } from './client.ts'

/**
 * What Next does with the answer where it serves the site alone: a page that it keeps may ask for nothing that is not kept, so
 * it asks again after a minute. Publishing asks each time.
 */
const keeping = environment.development ? { cache: 'no-store' as const } : { next: { revalidate: 60 } }

/** The redirects that are published now; one that leads to no address is named in the log and ignored. */
export async function publishedRedirects(): Promise<Redirect[]> {
  const found = documents.parse(await client.fetch(query, {}, keeping))
  for (const { address, ...document } of found)
    if (address && !isAddress(address))
      console.warn(
        `The redirect from ${document.from} is ignored, because "${address}" is not an address. Fix it: ` +
          studioLink(environment.studioUrl, document, 'address'),
      )
  return redirectsIn(found)
}

const query = groq`*[_type == "redirect"] | order(from) {
  _id, _type, from, address, permanent, "page": page->{_type, "slug": slug.current}
}`
const documents = z.array(
  z.object({
    _id: z.string(),
    _type: z.literal('redirect'),
    from: z.string().nullable(),
    address: z.string().nullable(),
    permanent: z.boolean().nullable(),
    page: z.object({ _type: z.enum(routableTypes), slug: z.string().nullable() }).nullable(),
  }),
)
