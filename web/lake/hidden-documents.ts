import type { FilteredResponseQueryOptions, QueryParams, SanityClient } from '@sanity/client'
import { z } from 'zod'
import { isAddressedType, isRoutableType } from '#content/addresses/routes.ts'
import { isReachable } from '#content/addresses/web-address.ts'
import { isShownAt } from '#content/hours/shown-when.ts'
import { hiddenDocuments } from './fragments/hidden.ts'
import type { PageQuery, Params } from './page-query.ts'
import { documentIn, hasFields } from './preview-marks/places.ts'

/** `found` is the lake's answer, `shown` the same without what the owner hides; it comes back there when he shows it. */
export type Answer = { found: unknown; shown: unknown }

const answerParser = z.object({ found: z.unknown(), hidden: z.array(z.string()) })

/** Asks for all that a page shows. `isPreview` leaves the page itself, which its editor wants to see before anybody else does. */
export async function askPage(
  client: Pick<SanityClient, 'fetch'>,
  { groq }: Pick<PageQuery<unknown>, 'groq'>,
  params: Params,
  options: FilteredResponseQueryOptions,
  isPreview = false,
): Promise<Answer> {
  const query = `{"found": ${groq}, "hidden": ${hiddenDocuments}._id}`
  const { found, hidden } = answerParser.parse(
    await client.fetch<unknown, QueryParams>(query, params, options),
  )
  const ids = new Set(hidden)
  if (isPreview && hasFields(found)) ids.delete(documentIn(found.page)?.id ?? '')
  return { found, shown: withoutHidden(found, ids) }
}

/** What has lost a hidden document: a list an item, or an object one of its fields, which is null. */
const lessened = new WeakSet<object>()

export const isLessened = (value: unknown): boolean => hasFields(value) && lessened.has(value)

export function noteLessened<Value extends object>(value: Value): Value {
  lessened.add(value)
  return value
}

const NONE: ReadonlySet<string> = new Set()
const IN_SENTENCES = ['inlinePrice', 'inlineClaim']

/**
 * An answer without the documents of these ids, and without what is not shown at this moment. What is in a list for the sake of a hidden page, such as a card or a link of a
 * menu, goes with it; sentences keep their words, and the prices and numbers that they name.
 */
export function withoutHidden(value: unknown, ids: ReadonlySet<string>, now = Date.now()): unknown {
  if (!hasFields(value)) return value
  if (typeof value._type === 'string' && IN_SENTENCES.includes(value._type) && ids.size > 0)
    return withoutHidden(value, NONE, now)
  // A page about a town or a service stays when these have no page.
  const isPage = isAddressedType(documentIn(value)?.type ?? '')
  const isHidden = (inner: unknown) =>
    ids.has(documentIn(inner)?.id ?? '') || isOutOfTime(inner, now) || (!isPage && isUnreachable(inner))
  if (Array.isArray(value)) {
    const left = value.filter((item: unknown) => !isHidden(item) && !isForHiddenPage(item, isHidden))
    const items = left.map((item: unknown) => withoutHidden(item, ids, now))
    return left.length < value.length ? noteLessened(items) : items
  }
  const entries = Object.entries(value)
  const left = entries.map(([name, inner]) => [name, isHidden(inner) ? null : withoutHidden(inner, ids, now)])
  const fields: object = Object.fromEntries(left)
  return entries.some(([, inner]) => isHidden(inner)) ? noteLessened(fields) : fields
}

/** Whether no page can stand at the address of a document: the site leaves it out (`published-routes.ts`), and a link would lead nowhere. */
function isUnreachable(value: unknown): boolean {
  const { type = '' } = documentIn(value) ?? {}
  if (!isAddressedType(type) || !hasFields(value) || typeof value.slug !== 'string') return false
  return !isReachable({ _type: type, slug: value.slug })
}

function isOutOfTime(value: unknown, now: number): boolean {
  return hasFields(value) && 'shownUntil' in value && !isShownAt(value, now)
}

function isForHiddenPage(item: unknown, isHidden: (value: unknown) => boolean): boolean {
  if (!hasFields(item) || documentIn(item)) return false
  return Object.values(item).some((field) => isHidden(field) && isRoutableType(documentIn(field)?.type ?? ''))
}
