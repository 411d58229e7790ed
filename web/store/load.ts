import { cache } from 'react'
import { z } from 'zod'
import { client, environment } from './client.ts'
import { contentDigest } from './content-digest.ts'
import { ContentError, contentProblems } from './content-error.ts'
import type { PageQuery } from './page-query.ts'

export type Params = Record<string, string>

/** What a page shows, and the digest by which the site tells whether a page is still fresh. */
export type Loaded<Data> = { data: Data; digest: string }

/** Everything a page shows, or null when no published document has its slug; throws a ContentError when a field is missing. */
export async function load<Data>(
  query: PageQuery<Data>,
  path: string,
  params: Params = {},
): Promise<Loaded<Data> | null> {
  return parseAnswer(query, path, await fetchOnce(query.groq, path, JSON.stringify(params)))
}

/** The digest of what a page should show now, or null when it should be gone, and what is in it. */
export async function probe(query: PageQuery<unknown>, path: string, params: Params) {
  const answer = await impatient.fetch(query.groq, params, { cache: 'no-store' })
  const loaded = parseAnswer(query, path, answer)
  return { digest: loaded?.digest ?? null, pageId: pageIdIn(answer), documents: documentIds(answer) }
}

export const tagOf = (path: string) => `route:${path}`

/** Whoever asks for a probe tries again by itself. */
const impatient = client.withConfig({ maxRetries: 0, timeout: 10_000 })

/** A page and its metadata ask for the same answer. */
const fetchOnce = cache((groq: string, path: string, params: string): Promise<unknown> => {
  const values: Params = JSON.parse(params)
  if (environment.development) return client.fetch(groq, values, { cache: 'no-store' })
  return client.fetch(groq, values, { cache: 'force-cache', next: { tags: [tagOf(path)] } })
})

const answerShape = z.object({ site: z.unknown(), page: z.unknown() })

function parseAnswer<Data>(query: PageQuery<Data>, path: string, answer: unknown): Loaded<Data> | null {
  if (answerShape.parse(answer).page === null) return null
  const parsed = query.parser.safeParse(answer)
  if (parsed.success) return { data: parsed.data, digest: contentDigest(answer) }
  throw new ContentError(path, contentProblems(answer, parsed.error, environment.studioUrl))
}

function pageIdIn(answer: unknown): string | undefined {
  return answerWithPage.safeParse(answer).data?.page._id
}

const answerWithPage = z.object({ page: z.object({ _id: z.string() }) })

/** Documents that the answer shows, and those that it refers to without showing them. */
function documentIds(answer: unknown): Set<string> {
  const ids = new Set<string>()
  JSON.stringify(answer, (key, value: unknown) => {
    if ((key === '_id' || key === '_ref') && typeof value === 'string') ids.add(value)
    return value
  })
  return ids
}
