import groq from 'groq'
import type { Lack } from 'pages-as-files'
import { z } from 'zod'
import { type Redirect, redirectsIn, unreadableField } from '#content/addresses/redirect.ts'
import { studioLink } from '#content/addresses/studio-link.ts'
import { client, environment } from './client.ts'

/**
 * What Next does with the answer where it serves the site alone: a page that it keeps may ask for nothing that is not kept, so
 * it asks again after a minute. Publishing asks each time.
 */
export const keeping = environment.development ? { cache: 'no-store' as const } : { next: { revalidate: 60 } }

/** The redirects that are published now; one that can't be read is ignored, named in the log, and told to the owner. */
export async function publishedRedirects(): Promise<{ redirects: Redirect[]; lacks: Lack[] }> {
  const found = documents.parse(await client.fetch(query, {}, keeping))
  return { redirects: redirectsIn(found), lacks: found.flatMap(lackOf) }
}

function lackOf(document: z.infer<typeof documents>[number]): Lack[] {
  const field = unreadableField(document)
  if (field === undefined) return []
  const { _id: id, _type: type, from } = document
  console.warn(
    `The redirect ${id} is ignored, because nobody can be sent by its ${field}, ${JSON.stringify(document[field])}. ` +
      `Fix it: ${studioLink(environment.studioUrl, document, field)}`,
  )
  const reason = document[field] ? `"${field}" can’t be read.` : `"${field}" is empty.`
  return [
    { document: typeof from === 'string' && from ? from : id, id, type, field, reason, instead: 'nothing' },
  ]
}

const query = groq`*[_type == "redirect"] | order(from) {
  _id, _type, from, address, permanent, "page": page->{_type, "slug": slug.current}
}`
const documents = z.array(z.looseObject({ _id: z.string(), _type: z.literal('redirect') }))
