import groq from 'groq'
import { z } from 'zod'
import { type Redirect, redirectsIn, unreadableField } from '#content/addresses/redirect.ts'
import { studioLink } from '#content/addresses/studio-link.ts'
import { client, environment } from './client.ts'

/**
 * What Next does with the answer where it serves the site alone: a page that it keeps may ask for nothing that is not kept, so
 * it asks again after a minute. Publishing asks each time.
 */
export const keeping = environment.development ? { cache: 'no-store' as const } : { next: { revalidate: 60 } }

/** The redirects that are published now; one that can't be read is named in the log and ignored. */
export async function publishedRedirects(): Promise<Redirect[]> {
  const found = documents.parse(await client.fetch(query, {}, keeping))
  for (const document of found) {
    const field = unreadableField(document)
    if (field !== undefined)
      console.warn(
        `The redirect ${document._id} is ignored, because nobody can be sent by its ${field}, ${JSON.stringify(document[field])}. ` +
          `Fix it: ${studioLink(environment.studioUrl, document, field)}`,
      )
  }
  return redirectsIn(found)
}

const query = groq`*[_type == "redirect"] | order(from) {
  _id, _type, from, address, permanent, "page": page->{_type, "slug": slug.current}
}`
const documents = z.array(z.looseObject({ _id: z.string(), _type: z.literal('redirect') }))
