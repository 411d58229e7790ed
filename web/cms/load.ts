import { ClientError } from '@sanity/client'
import { cache } from 'react'
import { z } from 'zod'
import { client, environment, impatientClient } from './client.ts'
import { contentDigest } from './content-digest.ts'
import { ContentError, contentProblems } from './content-error.ts'
import { outages } from './outages.ts'
import type { PageQuery } from './page-query.ts'
import { tagOf } from './tag.ts'

export type Params = Record<string, string>

/** What a page shows, and the digest by which the site tells whether a page is still fresh. */
export type Loaded<Data> = { data: Data; digest: string }

/** Everything a page shows, or null when no published document has its slug; throws a ContentError when a field is missing. */
export function load<Data>(
  query: PageQuery<Data>,
  path: string,
  params: Params = {},
): Promise<Loaded<Data> | null> {
  return loadOnce(query, path, JSON.stringify(params))
}

/** What a page should show now, past every cache. */
export type Probe = {
  /** Null when the page should be gone. */
  digest: string | null
  pageId: string | undefined
  /** Ids of the documents that the answer shows, and of those it refers to without showing them. */
  documents: ReadonlySet<string>
  /** Throws a ContentError when the page can't be made of it. A page that carries the digest already was. */
  check(): void
}

export async function probe(query: PageQuery<unknown>, path: string, params: Params): Promise<Probe> {
  const answer: unknown = await impatientClient.fetch(query.groq, params, { cache: 'no-store' })
  const { page } = answerShape.parse(answer)
  return {
    digest: page === null ? null : contentDigest(answer),
    pageId: document.safeParse(page).data?._id,
    documents: documentsIn(answer),
    check: () => parseAnswer(query, path, answer),
  }
}

/**
 * The ids of the documents that a page is about, from the same kept answer as the page itself: its own, what they refer to,
 * the business and its hours. What only menus and footer name would make every page look changed after each edit.
 */
export async function documentsShown(query: PageQuery<unknown>, path: string, params: Params) {
  const { page, site } = aboutShape.parse(await fetchKept(query.groq, path, JSON.stringify(params)))
  return documentsIn([page, site.business, site.openingHours])
}

/** A page and its metadata ask for the same: React keeps the answer for one rendering. */
const loadOnce = cache(async <Data>(query: PageQuery<Data>, path: string, params: string) =>
  parseAnswer(query, path, await fetchKept(query.groq, path, params)),
)

async function fetchKept(groq: string, path: string, params: string): Promise<unknown> {
  const values: Params = JSON.parse(params)
  const kept = { cache: 'force-cache' as const, next: { tags: [tagOf(path)] } }
  const fresh = { cache: 'no-store' as const }
  if (performance.now() < (unanswered.get(path) ?? 0))
    throw new Error('The lake did not answer a moment ago.')
  try {
    return await client.fetch(groq, values, environment.development ? fresh : kept)
  } catch (error) {
    // What the lake refuses it has understood.
    if (!(error instanceof ClientError)) noteOutage(path)
    throw error
  }
}

function noteOutage(path: string): void {
  unanswered.set(path, performance.now() + MOMENT)
  outages.publish(path)
}

/** Until when the lake is not asked again for a page: Next makes one that failed twice, and a visitor would wait twice. */
const unanswered = new Map<string, number>()
/** Milliseconds. */
const MOMENT = 1_000

const answerShape = z.object({ site: z.unknown(), page: z.unknown() })
const aboutShape = z.object({
  page: z.unknown(),
  site: z.object({ business: z.unknown(), openingHours: z.unknown() }),
})
const document = z.object({ _id: z.string() })

function documentsIn(answer: unknown): ReadonlySet<string> {
  const ids = JSON.stringify(answer).matchAll(/"_(?:id|ref)":"([^"]+)"/g)
  return new Set([...ids].map(([, id = '']) => id))
}

function parseAnswer<Data>(query: PageQuery<Data>, path: string, answer: unknown): Loaded<Data> | null {
  if (answerShape.parse(answer).page === null) return null
  const parsed = query.parser.safeParse(answer)
  if (parsed.success) return { data: parsed.data, digest: contentDigest(answer) }
  throw new ContentError(path, contentProblems(answer, parsed.error, environment.studioUrl))
}
