import { hash } from 'node:crypto'
import { ClientError } from '@sanity/client'
import groq from 'groq'
import { type DocumentState, PublicError, type Wanted } from 'pages-as-files'
import { lastGoodIn } from 'pages-as-files/last-good'
import { z } from 'zod'
import { nextMomentOf } from '#content/hours/shown-when.ts'
import { client, environment } from './client.ts'
import { ContentError, type ContentProblem, contentProblems, leftOutWords } from './content-error.ts'
import { type Answer, askPage } from './hidden-documents.ts'
import { mended, partsOf } from './mended-answer.ts'
import type { PageQuery, Params } from './page-query.ts'
import { isEmptied } from './preview-marks/places.ts'

/** The lake answers, but with no document: what is published stays. */
export class NothingShown extends PublicError {
  override readonly name = 'NothingShown'

  constructor(cause?: unknown) {
    super(
      'The lake shows the website no document: the dataset is private, or empty. Set SANITY_API_READ_TOKEN, make it public at sanity.io/manage, or fill it with "npm run seed". Until then what is published stays.',
      { cause },
    )
  }
}

/** With what the page shows, once it is parsed. */
export type Asked = Wanted & { data?: unknown }

/** Asks the lake what a page should show; throws when the lake does not answer. */
export async function ask(query: PageQuery<unknown>, path: string, params: Params): Promise<Asked> {
  const { found, shown: answer } = await answerNow(query, params)
  const { page, site } = answerShape.parse(answer)
  // Every page has the business: without both the dataset may just have become private.
  if ((page === null || isEmptied(page)) && isEmptied(site?.business) && (await isEmptyLake()))
    throw new NothingShown()
  if (page === null)
    return { digest: null, pageId: null, documents: idsIn(JSON.stringify(found)), about: new Set<string>() }
  const { answer: shown, data, problems } = fitted(query, answer)
  const isMade = data !== undefined
  const message = isMade ? leftOutWords(problems) : new ContentError(path, problems).message
  const words = JSON.stringify(shown)
  return {
    data,
    digest: hash('sha256', words, 'base64url').slice(0, 16),
    pageId: document.safeParse(page).data?._id ?? null,
    documents: idsIn(JSON.stringify(found) + words),
    // Not the documents that only menus and footer link to.
    about: idsIn(JSON.stringify([page, site?.business, site?.openingHours])),
    problem: problems.length > 0 ? { message, fields: problems, isMade } : undefined,
    parts: () => partsOf(shown),
  }
}

/** What the lake answers at this moment. It is not cached, so that made-up addresses fill no cache. */
export function answerNow(query: PageQuery<unknown>, params: Params): Promise<Answer> {
  return askPage(client, query, params, { cache: 'no-store' })
}

/** What a page shows of an answer, and what it does not show as it is, or shows as it was before. */
type Fit<Data> = { data: Data; answer: unknown; problems: readonly ContentProblem[] }

/** What a page shows; null when it should be gone. Throws a ContentError that names the fields that are missing. */
export function parseAnswer<Data>(query: PageQuery<Data>, path: string, answer: unknown): Fit<Data> | null {
  if (answerShape.parse(answer).page === null) return null
  const { data, ...shown } = fitted(query, answer)
  if (data === undefined) throw new ContentError(path, shown.problems)
  return { data, ...shown }
}

const lastGood = lastGoodIn(environment.siteDirectory)

function fitted<Data>({ parser }: PageQuery<Data>, answer: unknown) {
  const { refused, ...shown } = mended(parser, answer, lastGood)
  return { ...shown, problems: contentProblems(refused, environment.studioUrl) }
}

const answerShape = z.object({
  site: z.object({ business: z.unknown().optional(), openingHours: z.unknown().optional() }).nullish(),
  page: z.unknown(),
})
const document = z.object({ _id: z.string() })

function idsIn(json: string): ReadonlySet<string> {
  const ids = json.matchAll(/"_(?:id|ref)":"([^"]+)"/g)
  return new Set([...ids].map(([, id = '']) => id))
}

/**
 * The published documents that changed at this date or later, those of these ids, and how many there are in all. Throws
 * `NothingShown` when there are none. `next` is the next moment at which a date of what is published comes, in milliseconds since 1970.
 */
export async function documentsSince(
  date: string,
  ids: readonly string[],
): Promise<{ documents: DocumentState[]; count: number; next: number | undefined }> {
  const { dated, ...answer } = changesParser.parse(await askLake({ date, ids }))
  if (answer.count === 0) throw new NothingShown()
  return { ...answer, next: nextMomentOf(dated, Date.now()) }
}

async function askLake(params: { date: string; ids: readonly string[] }): Promise<unknown> {
  try {
    return await client.fetch(changesQuery, params, { cache: 'no-store' })
  } catch (error) {
    if (error instanceof ClientError && [401, 403].includes(error.statusCode)) throw new NothingShown(error)
    throw error
  }
}

const countQuery = groq`count(*[!string::startsWith(_type, "sanity.")])`

/** As the website sees it, which may read what is public alone. */
async function isEmptyLake(): Promise<boolean> {
  return (await client.fetch<number>(countQuery, {}, { cache: 'no-store' })) === 0
}

const changesQuery = groq`{
  "documents": *[!string::startsWith(_type, "sanity.") && (_updatedAt >= $date || _id in $ids)]{
    "id": _id, "type": _type, "revision": _rev, "changed": _updatedAt
  },
  "count": ${countQuery},
  "dated": [
    ...*[_type == "openingHours" && defined(notice.shownUntil)].notice{shownFrom, shownUntil},
    ...*[_type == "price" && defined(dated)].dated[]{shownFrom, shownUntil},
    ...*[_type == "plan"]{shownFrom, shownUntil},
    ...*[defined(sections)].sections[defined(shownFrom) || defined(shownUntil)]{shownFrom, shownUntil}
  ]
}`
const momentText = z.string().nullish().catch(null)
/** Of what has another form it is not known: that sets no limit. */
const shownWhenParser = z.object({ shownFrom: momentText, shownUntil: momentText }).catch({})
const changesParser = z.object({
  documents: z.array(
    z.object({ id: z.string(), type: z.string(), revision: z.string(), changed: z.string() }),
  ),
  count: z.number(),
  dated: z.array(shownWhenParser),
})
