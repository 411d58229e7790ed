import groq from 'groq'
import type { Lack, Redirect } from 'pages-as-files'
import { z } from 'zod'
import { pathsOf } from '#content/addresses/document-addresses.ts'
import { redirectsIn, unreadableField } from '#content/addresses/redirect.ts'
import { studioLink } from '#content/addresses/studio-link.ts'
import { client, environment } from './client.ts'
import { hiddenDocuments, hideableTypes } from './fragments/hidden.ts'

/**
 * What Next does with the answer where it serves the site alone: a page that it keeps may ask for nothing that is not kept, so
 * it asks again after a minute. Publishing asks each time.
 */
export const keeping = environment.development ? { cache: 'no-store' as const } : { next: { revalidate: 60 } }

/**
 * The redirects that are published now, and where visitors of hidden pages are sent, if anywhere. A redirect that can't be read is
 * ignored, named in the log, and told to the owner.
 */
export async function publishedRedirects(): Promise<{ redirects: Redirect[]; lacks: Lack[] }> {
  const { documents, hidden } = answerParser.parse(await client.fetch(query, {}, keeping))
  const ofHidden = hidden.flatMap(redirectsOf)
  const byAddress = [...ofHidden, ...redirectsIn(documents)].map((one) => [one.from, one] as const)
  return { redirects: [...new Map(byAddress).values()], lacks: documents.flatMap(lackOf) }
}

/** The page comes back: no browser is to keep where it sends visitors meanwhile. */
function redirectsOf(page: z.infer<typeof hiddenParser>): Redirect[] {
  return pathsOf(page).map((from) => {
    const [lead] = redirectsIn([{ from, page: page.instead, address: null, permanent: false }])
    return lead && lead.to !== from ? lead : { from, to: null, permanent: false }
  })
}

function lackOf(document: z.infer<typeof documentParser>): Lack[] {
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

const query = groq`{
  "documents": *[_type == "redirect"] | order(from) {
    _id, _type, from, address, permanent, "page": page->{_type, "slug": slug.current}
  },
  "hidden": ${hiddenDocuments}[defined(slug.current) || _type in [${hideableTypes}]]{
    _type, slug, aliases,
    "instead": coalesce(instead, service->instead, city->instead)->{_type, "slug": slug.current}
  }
}`
const documentParser = z.looseObject({ _id: z.string(), _type: z.literal('redirect') })
const hiddenParser = z.looseObject({ _type: z.string(), instead: z.unknown() })
const answerParser = z.object({ documents: z.array(documentParser), hidden: z.array(hiddenParser) })
