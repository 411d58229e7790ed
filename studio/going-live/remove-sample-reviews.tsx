import { TrashIcon } from '@sanity/icons/Trash'
import { Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { getPublishedId, type SanityClient, type SanityDocument, useSchema } from 'sanity'
import { needs } from '../actions/references.ts'
import { takeOut, withoutAny } from '../actions/used-by.ts'
import { kindAndTitle } from '../document-title.ts'
import { counted } from '../screens/counted.ts'
import { useMayChange } from '../screens/may-change.ts'
import { Confirmation, TouchButton } from '../screens/parts.tsx'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'

const LABEL = 'Remove all sample reviews'
/** In a dialog on a phone; the others are counted. */
const MOST_NAMED = 8

/** For users who may change the pages that show reviews. */
export function RemoveSampleReviews() {
  return useMayChange()('claim') ? <Removing /> : null
}

/** Says first what it will do, and does it in one go. */
function Removing() {
  const client = useLake()
  const { isBusy, attempt, toast } = useAttempt(
    'The reviews are still there',
    ({ message }) =>
      `Something changed in the meantime, or you lost your connection. Please try again. (${message})`,
  )
  const [removal, setRemoval] = useState<Removal | null>(null)
  const close = () => setRemoval(null)
  const ask = async () => setRemoval(await sampleReviewsRemoval(client))
  const remove = async (found: Removal) => {
    close()
    await removeSampleReviews(client, found)
    const title = 'The sample reviews are gone. You can bring them back from "Deleted" for 90 days.'
    toast.push({ status: 'success', title })
  }
  return (
    <>
      <TouchButton icon={TrashIcon} text={LABEL} disabled={isBusy} onClick={() => void attempt(ask)} />
      {removal && (
        <Confirmation
          header={`${LABEL}?`}
          confirm={{ text: 'Remove them', tone: 'critical' }}
          onClose={close}
          onConfirm={() => void attempt(() => remove(removal))}
        >
          <Places removal={removal} />
        </Confirmation>
      )}
    </>
  )
}

function Places({ removal }: { removal: Removal }) {
  const schema = useSchema()
  const names = new Set(removal.users.map((user) => kindAndTitle(schema, user)))
  const shown = [...names].slice(0, MOST_NAMED)
  const more = names.size - shown.length
  return (
    <Stack gap={5} paddingBottom={3}>
      <Text size={2}>{explanation(removal, names.size)}</Text>
      {shown.length > 0 && (
        <Stack as="ul" gap={3} paddingLeft={4}>
          {[...shown, ...(more > 0 ? [`and ${more} more`] : [])].map((name) => (
            <Text as="li" key={name} size={1}>
              {name}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function explanation({ reviews, ratings }: Removal, users: number): string {
  const gone = groupsOf(reviews).length
  if (gone === 0) return 'There are no sample reviews left.'
  const shownIn =
    users === 0
      ? ''
      : ` We’ll take them out of ${counted(users, 'place')} right away, and your pages won’t show any until you add your own.`
  return `${counted(gone, 'made-up review')} will be deleted.${shownIn}${ratings.length > 0 ? ' The made-up rating goes with them.' : ''} Your own reviews stay. You can bring the deleted ones back from "Deleted" for 90 days.`
}

/**
 * What goes with the sample reviews: the reviews, their drafts among them, and the documents that show them by hand, and
 * the made-up average and count, which the website hides without them.
 */
type Removal = Readonly<Record<'reviews' | 'users' | 'ratings', readonly SanityDocument[]>>

const ratingsQuery = `*[_type == "claim" && sample == true
  && _id in [*[_id == "business"][0].rating._ref, *[_id == "business"][0].reviewCount._ref]]`

/** What removing the sample reviews would touch. A review of which a draft is no sample any more stays. */
async function sampleReviewsRemoval(client: SanityClient): Promise<Removal> {
  const raw = client.withConfig({ perspective: 'raw' })
  const all = await raw.fetch<SanityDocument[]>('*[_type == "review"]')
  const versions = Map.groupBy(all, ({ _id }) => getPublishedId(_id))
  const reviews = [...versions.values()]
    .filter((found) => found.every(({ sample }) => sample === true))
    .flat()
  const ids = groupsOf(reviews)
  const using = await raw.fetch<SanityDocument[]>('*[references($ids)] | order(_type, _id)', { ids })
  const ratings = await raw.fetch<SanityDocument[]>(ratingsQuery)
  return { reviews, users: using.filter((document) => ids.some((id) => needs(document, id))), ratings }
}

/**
 * Takes the reviews out wherever they were chosen by hand and deletes them, in one transaction: pages show the owner's own by
 * themselves. Rejects when one of the documents has been changed meanwhile.
 */
function removeSampleReviews(client: SanityClient, { reviews, users, ratings }: Removal): Promise<void> {
  const ids = groupsOf(reviews)
  const changes = users.map((before) => ({ before, after: withoutAny(before, ids) }))
  const gone = reviews.map((before) => ({ before, after: null }))
  // Written as they are, so that the pages that show them are made without them.
  const written = ratings.map((before) => ({ before, after: before }))
  return takeOut(client, [...changes, ...written, ...gone])
}

function groupsOf(reviews: readonly SanityDocument[]): string[] {
  return [...new Set(reviews.map(({ _id }) => getPublishedId(_id)))]
}
