import { UndoIcon } from '@sanity/icons/Undo'
import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { changedWords } from '../../actions/changes/changed-words.ts'
import { ChangesList } from '../../actions/changes/changes-list.tsx'
import type { Publishes } from '../../actions/undo/published-before.ts'
import { useUndo } from '../../actions/undo/use-undo.ts'
import { Confirmation, Name, TouchButton } from '../../screens/parts.tsx'
import { whenText } from '../../screens/when-text.ts'
import { useWebsite } from '../../website/address.ts'
import { SeeIt } from '../../website/page-links.tsx'
import { useWebsiteStatus } from '../../website/use-website-status.ts'
import { publishingText } from '../../website/words.ts'
import type { SheetPrice } from '../sheet-prices.ts'
import { readPrice } from '../sheet-question.ts'
import { FromTo } from './from-to.tsx'
import { pricesBefore } from './publish-prices.ts'

type PublishProps = {
  prices: readonly SheetPrice[]
  /** Hears of the revision in which the prices before are published again. */
  onUndone: (revision: string) => void
}

/** What was published together last, and the way back. */
export function LastPublish({ prices, onUndone }: PublishProps) {
  const [first] = prices
  if (!first?.published) return null
  const others = prices.length > 1 ? ` and ${prices.length - 1} more` : ''
  return (
    <Flex align="center" gap={3} wrap="wrap">
      <Text size={2} style={{ flex: '1 1 200px' }}>
        {`Last published: ${first.title}${others}, ${whenText(first.published._updatedAt)}`}
      </Text>
      <Undo prices={prices} onUndone={onUndone} />
    </Flex>
  )
}

/** The same of what was published a moment ago, and whether it is on the website. */
export function NewPublish({ prices, undone, onUndone }: PublishProps & { undone: string | undefined }) {
  const site = useWebsite()
  const [first] = prices
  if (!first?.published) return null
  const { _rev: revision } = first.published
  return (
    <Flex align="center" gap={3}>
      <Box flex={1}>
        {site ? (
          <PublishingStatus
            key={revision}
            site={site}
            ids={prices.map(({ id }) => id)}
            revision={revision}
            isUndo={revision === undone}
          />
        ) : (
          <Text size={2}>Published.</Text>
        )}
      </Box>
      <Undo prices={prices} onUndone={onUndone} />
    </Flex>
  )
}

const PRICES = { type: 'price', isFirst: false, isRemoved: false }

type PublishingStatusProps = { site: string; ids: readonly string[]; revision: string; isUndo: boolean }

/** Says when everything that was published together is on the website, and leads there. */
function PublishingStatus({ site, ids, revision, isUndo }: PublishingStatusProps) {
  const status = useWebsiteStatus(site, ids, revision)
  const { told, isShown, isLate } = status
  const path = isShown && typeof told === 'object' ? told.pages[0]?.path : undefined
  const isWorking = told === undefined || (typeof told === 'object' && !isShown)
  const tone = isLate || told === 'unreachable' ? 'caution' : isWorking ? 'primary' : 'positive'
  return (
    <Card tone={tone} padding={4} radius={3} border role="status">
      <Name>{`${isUndo ? 'Undone. ' : ''}${publishingText(status, PRICES)}`}</Name>
      {path !== undefined && <SeeIt site={site} path={path} />}
    </Card>
  )
}

/** Once one of the prices was changed again, there is no way back for all of them. */
function Undo({ prices, onUndone }: PublishProps) {
  // Its status stands beside the button: a notice would lie over both.
  const { client, isBusy, found, find, close, undo } = useUndo({
    onUndone: (_, revision) => onUndone(revision),
  })
  const isEdited = prices.some(({ draft }) => draft !== null)
  return (
    <>
      <TouchButton
        icon={UndoIcon}
        text={isBusy ? 'Undoing…' : 'Undo'}
        title={isEdited ? 'One of them has changed again since then' : undefined}
        disabled={isBusy || isEdited}
        onClick={() => find(() => pricesBefore(client, prices))}
      />
      {found && <ConfirmUndo publishes={found} onClose={close} onConfirm={() => undo(found)} />}
    </>
  )
}

type ConfirmUndoProps = {
  publishes: readonly Publishes[]
  onClose: () => void
  onConfirm: () => void
}

function ConfirmUndo({ publishes, ...choices }: ConfirmUndoProps) {
  const schema = useSchema()
  return (
    <Confirmation header="Undo the last publish?" confirm={{ text: 'Undo it', autoFocus: true }} {...choices}>
      <Text size={2}>Your website will go back to:</Text>
      {publishes.map(({ now, before }) => {
        const [from, to] = [readPrice(now), readPrice(before)]
        const amounts = { minimum: now.minimum, maximum: now.maximum, sample: now.sample }
        const others = changedWords(schema, now, { ...before, ...amounts })
        return (
          <Stack key={now._id} gap={3}>
            <FromTo title={to.title} from={from} to={to} />
            <ChangesList changes={others} />
          </Stack>
        )
      })}
    </Confirmation>
  )
}
