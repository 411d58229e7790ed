import { isHttpError } from '@sanity/client'
import type { SanityClient } from 'sanity'
import { type Publishes, versionsBefore } from '../../actions/undo/published-before.ts'
import type { SheetPrice } from '../sheet-prices.ts'
import type { PriceDocument } from '../sheet-question.ts'

type Version = Pick<PriceDocument, '_id' | '_rev' | 'minimum' | 'maximum'>

const CONFLICT = 409
const CHANGED =
  'was changed somewhere else in the meantime. We didn’t publish anything. Take another look, then publish.'

/** Publishes the drafts of these prices in one transaction. Rejects when one is no longer what the owner was shown. */
export async function publishPrices(client: SanityClient, prices: readonly SheetPrice[]): Promise<void> {
  const ids = prices.flatMap(({ id }) => [id, `drafts.${id}`])
  const query = '*[_id in $ids]{_id, _rev, minimum, maximum}'
  const found = await client.withConfig({ perspective: 'raw' }).fetch<Version[]>(query, { ids })
  const versionOf = (id: string) => found.find(({ _id }) => _id === id)
  const actions = prices.map(({ id, title, shown, published }) => {
    const [draft, now] = [versionOf(`drafts.${id}`), versionOf(id)]
    if (!draft || !now || now._rev !== published?._rev || !isSame(draft, shown))
      throw new Error(`“${title}” ${CHANGED}`)
    return {
      actionType: 'sanity.action.document.publish' as const,
      draftId: draft._id,
      publishedId: id,
      ifDraftRevisionId: draft._rev,
      ifPublishedRevisionId: now._rev,
    }
  })
  await client.action(actions).catch((error: unknown) => {
    throw isHttpError(error) && error.statusCode === CONFLICT ? new Error(`One of them ${CHANGED}`) : error
  })
}

function isSame(draft: Version, shown: PriceDocument): boolean {
  return (draft.minimum ?? null) === shown.minimum && (draft.maximum ?? null) === shown.maximum
}

/** The prices that were published together last; none when that was when they were made. */
export function publishedTogether(prices: readonly SheetPrice[]): SheetPrice[] {
  const published = prices.flatMap((price) => (price.published ? [{ ...price, now: price.published }] : []))
  const [last] = published.toSorted((one, other) => other.now._updatedAt.localeCompare(one.now._updatedAt))
  const together = published.filter(({ now }) => now._rev === last?.now._rev)
  return together.some(({ now }) => now._createdAt === now._updatedAt) ? [] : together
}

/** What these prices were before. Rejects when one of them has no earlier version. */
export async function pricesBefore(
  client: SanityClient,
  prices: readonly SheetPrice[],
): Promise<Publishes[]> {
  return Promise.all(
    prices.map(async ({ id, title }) => {
      const [last] = await versionsBefore(client, id, 1)
      if (last) return last
      throw new Error(`“${title}” has no earlier version.`)
    }),
  )
}
