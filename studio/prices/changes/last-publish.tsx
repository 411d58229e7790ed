import { UndoIcon } from '@sanity/icons/Undo'
import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { useSchema } from 'sanity'
import { changedFields } from '../../actions/undo/changed-fields.ts'
import type { Publishes } from '../../actions/undo/published-before.ts'
import { useUndo } from '../../actions/undo/use-undo.ts'
import { whenText } from '../../screens/when-text.ts'
import { PublishingStatusCard } from '../../website/publishing-status.tsx'
import type { SheetPrice } from '../sheet-prices.ts'
import { readPrice } from '../sheet-question.ts'
import { FromTo } from './from-to.tsx'
import { pricesBefore } from './publish-prices.ts'

/** What was published together last, and the way back. */
export function LastPublish({ prices }: { prices: readonly SheetPrice[] }) {
  const [first] = prices
  if (!first?.published) return null
  const others = prices.length > 1 ? ` and ${prices.length - 1} more` : ''
  return (
    <Flex align="center" gap={3} wrap="wrap">
      <Text size={2} style={{ flex: '1 1 200px' }}>
        {`Last published: ${first.title}${others}, ${whenText(first.published._updatedAt)}`}
      </Text>
      <Undo prices={prices} />
    </Flex>
  )
}

type NewPublishProps = { prices: readonly SheetPrice[]; site: string | undefined }

/** The same of what was published a moment ago, and whether it is on the website. */
export function NewPublish({ prices, site }: NewPublishProps) {
  const [first] = prices
  if (!first?.published) return null
  const { _rev: revision } = first.published
  return (
    <Flex align="center" gap={3}>
      <Box flex={1}>
        {site ? (
          <PublishingStatusCard
            site={site}
            publish={{ ids: prices.map(({ id }) => id), revision }}
            published={{ type: 'price', isFirst: false, isRemoved: false }}
          />
        ) : (
          <Text size={2}>Published.</Text>
        )}
      </Box>
      <Undo prices={prices} />
    </Flex>
  )
}

/** Once one of the prices was changed again, there is no way back for all of them. */
function Undo({ prices }: { prices: readonly SheetPrice[] }) {
  const { isBusy, attempt, undo } = useUndo()
  const [publishes, setPublishes] = useState<readonly Publishes[] | null>(null)
  const isEdited = prices.some(({ draft }) => draft !== null)

  const ask = () => attempt(async (client) => setPublishes(await pricesBefore(client, prices)))
  const confirm = (found: readonly Publishes[]) => {
    setPublishes(null)
    void undo(found)
  }

  return (
    <>
      <Button
        mode="ghost"
        fontSize={2}
        padding={4}
        icon={UndoIcon}
        text="Undo"
        title={isEdited ? 'One of them has changed again since then' : undefined}
        disabled={isBusy || isEdited}
        onClick={() => void ask()}
      />
      {publishes && (
        <ConfirmUndo
          publishes={publishes}
          onCancel={() => setPublishes(null)}
          onConfirm={() => confirm(publishes)}
        />
      )}
    </>
  )
}

type ConfirmUndoProps = {
  publishes: readonly Publishes[]
  onCancel: () => void
  onConfirm: () => void
}

function ConfirmUndo({ publishes, onCancel, onConfirm }: ConfirmUndoProps) {
  const id = useId()
  const fields = useSchema().get('price')
  return (
    <Dialog id={id} header="Undo the last publish?" width={1} zOffset={1_000} onClose={onCancel}>
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={2}>Your website will go back to:</Text>
          {publishes.map(({ now, before }) => {
            const [from, to] = [readPrice(now), readPrice(before)]
            const amounts = { minimum: now.minimum, maximum: now.maximum }
            const others = changedFields(fields, { now, before: { ...before, ...amounts } })
            return (
              <Stack key={now._id} gap={3}>
                <FromTo title={to.title} from={from} to={to} />
                {others.length > 0 && <Text size={2}>{`This changes back too: ${others.join(', ')}.`}</Text>}
              </Stack>
            )
          })}
          <Flex gap={3} justify="flex-end" wrap="wrap">
            <Button mode="ghost" fontSize={2} padding={4} text="Cancel" onClick={onCancel} />
            <Button autoFocus fontSize={2} padding={4} text="Undo it" onClick={onConfirm} />
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  )
}
