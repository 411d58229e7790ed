import { TrashIcon } from '@sanity/icons/Trash'
import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useState } from 'react'
import { useClient, useCurrentUser, useSchema } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'
import { dailyRole } from '#content/environment/roles.ts'
import { kindAndTitle } from '../document-title.ts'
import { counted } from '../screens/counted.ts'
import { type Removal, removeSampleReviews, sampleReviewsRemoval } from './sample-reviews.ts'

const LABEL = 'Remove all sample reviews'
/** In a dialog on a phone; the others are counted. */
const MOST_NAMED = 8

/** For users who may change the pages that show reviews. */
export function RemoveSampleReviews() {
  const roles = useCurrentUser()?.roles ?? []
  return roles.some(({ name }) => name === dailyRole.name) ? null : <Removing />
}

/** Says first what it will do, and does it in one go. */
function Removing() {
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const toast = useToast()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true)
    await work().catch((error: Error) =>
      toast.push({
        status: 'error',
        title: 'The reviews are still there',
        description: `Something changed in the meantime, or you lost your connection. Please try again. (${error.message})`,
      }),
    )
    setIsBusy(false)
  }
  const ask = () => attempt(async () => setRemoval(await sampleReviewsRemoval(client)))
  const remove = (found: Removal) =>
    attempt(async () => {
      setRemoval(null)
      await removeSampleReviews(client, found)
      toast.push({
        status: 'success',
        title: 'The sample reviews are gone. You can bring them back from "Deleted" for 90 days.',
      })
    })

  return (
    <>
      <Button
        mode="ghost"
        fontSize={2}
        padding={4}
        icon={TrashIcon}
        text={LABEL}
        disabled={isBusy}
        onClick={() => void ask()}
      />
      {removal && (
        <Confirm removal={removal} onCancel={() => setRemoval(null)} onConfirm={() => void remove(removal)} />
      )}
    </>
  )
}

type ConfirmProps = { removal: Removal; onCancel: () => void; onConfirm: () => void }

function Confirm({ removal, onCancel, onConfirm }: ConfirmProps) {
  const id = useId()
  const schema = useSchema()
  const names = new Set(removal.users.map((user) => kindAndTitle(schema, user)))
  const shown = [...names].slice(0, MOST_NAMED)
  return (
    <Dialog id={id} header={`${LABEL}?`} width={1} zOffset={1_000} onClose={onCancel}>
      <Box padding={4}>
        <Stack gap={5}>
          <Text size={2}>{explanation(removal, names.size)}</Text>
          {shown.length > 0 && (
            <Stack as="ul" gap={3} paddingLeft={4}>
              {shown.map((name) => (
                <Text as="li" key={name} size={1}>
                  {name}
                </Text>
              ))}
              {names.size > shown.length && (
                <Text as="li" size={1}>{`and ${names.size - shown.length} more`}</Text>
              )}
            </Stack>
          )}
          <Flex gap={3} justify="flex-end" wrap="wrap">
            <Button mode="ghost" fontSize={2} padding={4} text="Cancel" onClick={onCancel} />
            <Button fontSize={2} padding={4} tone="critical" text="Remove them" onClick={onConfirm} />
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  )
}

function explanation({ reviews }: Removal, users: number): string {
  const gone = new Set(reviews.map(({ _id }) => _id.replace(/^drafts\./, ''))).size
  if (gone === 0) return 'There are no sample reviews left.'
  const shownIn =
    users === 0
      ? ''
      : ` We’ll take them out of ${counted(users, 'place')} right away, and your pages won’t show any until you add your own.`
  return `${counted(gone, 'made-up review')} will be deleted.${shownIn} Your own reviews stay. You can bring the deleted ones back from "Deleted" for 90 days.`
}
