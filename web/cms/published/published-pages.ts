import groq from 'groq'
import { z } from 'zod'
import { addressedTypes, pathOf } from '#content/addresses/routes.ts'
import { studioLink } from '#content/addresses/studio-link.ts'
import { slugProblem } from '#content/addresses/web-address.ts'
import { client, environment } from '../client.ts'

export type PublishedPage = z.infer<typeof pagesParser>[number]

/**
 * The published documents that have a page of their own. An address that can have none is left out and named in the log, and
 * so is a document whose address another one has: asked for as a page, it would never be there.
 */
export async function publishedPages(): Promise<PublishedPage[]> {
  const paths = new Set<string>()
  const published = pagesParser.parse(
    await client.fetch(pagesQuery, { types: addressedTypes }, { cache: 'no-store' }),
  )
  return published.flatMap((page) => {
    if (!isGood(page, 'slug', page.slug)) return []
    const path = pathOf({ _type: page._type, slug: page.slug })
    if (paths.has(path)) note(page, 'slug', `another document is at ${path} already.`)
    if (paths.has(path)) return []
    paths.add(path)
    return { ...page, aliases: page.aliases.filter((alias) => isGood(page, 'aliases', alias)) }
  })
}

function isGood(page: PublishedPage, field: 'slug' | 'aliases', slug: string): boolean {
  const problem = slugProblem(page._type, slug)
  if (problem) note(page, field, `no page can stand at "${slug}". ${problem}`)
  return problem === undefined
}

/** What was said already: every message of a change asks for all pages. */
const noted = new Set<string>()

function note(page: PublishedPage, field: string, problem: string): void {
  const words = `The site leaves out ${page._id}: ${problem} ${studioLink(environment.studioUrl, page, field)}`
  if (!noted.has(words)) console.warn(words)
  noted.add(words)
}

const pagesQuery = groq`*[_type in $types && defined(slug.current)] | order(_type, slug.current, _id) {
  _id, _type, "slug": slug.current, "isMain": _type == "service" && !defined(category),
  "aliases": select(_type == "service" => coalesce(aliases, []), []),
  "hasSchedule": _type == "service" && "schedule" in coalesce(sections[]._type, [])
}`
/** A program may have written anything into a document; one can't keep all others from their pages. */
const pagesParser = z.array(
  z.object({
    _id: z.string(),
    _type: z.enum(addressedTypes),
    slug: z.string().catch(''),
    isMain: z.boolean(),
    /** Further addresses of the same page; search engines are sent to the first. */
    aliases: z.array(z.string().catch('')).catch([]),
    hasSchedule: z.boolean().catch(false),
  }),
)
