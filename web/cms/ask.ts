import { createHash } from 'node:crypto'
import { ClientError } from '@sanity/client'
import groq from 'groq'
import { type DocumentState, PublicError, type Wanted } from 'pages-as-files'
import { z } from 'zod'
import { client, environment } from './client.ts'
import { ContentError, contentProblems } from './content-error.ts'
import type { PageQuery, Params } from './page-query.ts'

/** The lake answers, but with no document: what is published stays. */
export class NothingShown extends PublicError {
  override readonly name = 'NothingShown'

  constructor(cause?: unknown) {
    super(
      'The lake shows no document to programs without a token: the dataset is private, or empty. Make it public at sanity.io/manage, or fill it with "npm run seed". Until then what is published stays.',
      { cause },
    )
  }
}

export type Asked = Wanted & { answer: unknown }

/** Asks the lake what a page should show; throws when the lake does not answer. */
export async function ask(query: PageQuery<unknown>, path: string, params: Params): Promise<Asked> {
  const answer = await answerNow(query, params)
  const { page, site } = answerShape.parse(answer)
  // Every page has the business: without both the dataset has just become private.
  if (page === null && site?.business === null) throw new NothingShown()
  return {
    answer,
    digest: page === null ? null : digestOf(answer),
    pageId: document.safeParse(page).data?._id ?? null,
    documents: documentsIn(answer),
    // Not the documents that only menus and footer link to.
    about: documentsIn([page, site?.business, site?.openingHours]),
    problem: () => problemOf(query, path, answer),
  }
}

function problemOf(query: PageQuery<unknown>, path: string, answer: unknown): ReturnType<Wanted['problem']> {
  try {
    parseAnswer(query, path, answer)
    return undefined
  } catch (error) {
    if (error instanceof ContentError) return { message: error.message, fields: error.problems }
    throw error
  }
}

/** What the lake answers at this moment. It is not cached, so that made-up addresses fill no cache. */
export function answerNow({ groq }: PageQuery<unknown>, params: Params): Promise<unknown> {
  return client.fetch(groq, params, { cache: 'no-store' })
}

/** What a page shows; null when it should be gone. Throws a ContentError that names the fields that are missing. */
export function parseAnswer<Data>(query: PageQuery<Data>, path: string, answer: unknown): Data | null {
  if (answerShape.parse(answer).page === null) return null
  const parsed = query.parser.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new ContentError(path, contentProblems(answer, parsed.error, environment.studioUrl))
}

function digestOf(answer: unknown): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 16)
}

const answerShape = z.object({
  site: z.object({ business: z.unknown().optional(), openingHours: z.unknown().optional() }).nullish(),
  page: z.unknown(),
})
const document = z.object({ _id: z.string() })

function documentsIn(answer: unknown): ReadonlySet<string> {
  const ids = JSON.stringify(answer).matchAll(/"_(?:id|ref)":"([^"]+)"/g)
  return new Set([...ids].map(([, id = '']) => id))
}

/**
 * The published documents that changed at this date or later, those of these ids, and how many there are in all. Throws
 * `NothingShown` when there are none.
 */
export async function documentsSince(
  date: string,
  ids: readonly string[],
): Promise<{ documents: DocumentState[]; count: number }> {
  const answer = changesParser.parse(await askLake({ date, ids }))
  if (answer.count === 0) throw new NothingShown()
  return answer
}

async function askLake(params: { date: string; ids: readonly string[] }): Promise<unknown> {
  try {
    return await client.fetch(changesQuery, params, { cache: 'no-store' })
  } catch (error) {
    if (error instanceof ClientError && [401, 403].includes(error.statusCode)) throw new NothingShown(error)
    throw error
  }
}

const changesQuery = groq`{
  "documents": *[!string::startsWith(_type, "sanity.") && (_updatedAt >= $date || _id in $ids)]{
    "id": _id, "type": _type, "revision": _rev, "changed": _updatedAt
  },
  "count": count(*[!string::startsWith(_type, "sanity.")])
}`
const changesParser = z.object({
  documents: z.array(
    z.object({ id: z.string(), type: z.string(), revision: z.string(), changed: z.string() }),
  ),
  count: z.number(),
})
