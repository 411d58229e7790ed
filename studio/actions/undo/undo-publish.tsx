import { ClockIcon } from '@sanity/icons/Clock'
import { UndoIcon } from '@sanity/icons/Undo'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { type DocumentActionComponent, type SanityDocument, useSchema } from 'sanity'
import { priceText } from '../../inputs/price-text.ts'
import { Confirmation, Hint, TouchButton } from '../../screens/parts.tsx'
import { whenText } from '../../screens/when-text.ts'
import { changedFields, type Publishes, versionsBefore } from './published-before.ts'
import { useUndo } from './use-undo.ts'

const DAY_AND_TIME = { dateStyle: 'long', timeStyle: 'short' } as const

/** "Undo the last publish": the website shows again what it showed before. Done twice, it shows the newer version again. */
export const useUndoPublish: DocumentActionComponent = ({ id, draft, published }) => {
  const schema = useSchema()
  const { client, isBusy, found, find, close, undo, toast } = useUndo()
  const [last] = found ?? []
  const look = async () => {
    const versions = await versionsBefore(client, id, 1)
    if (versions.length === 0)
      toast.push({ status: 'info', title: 'There’s no earlier version: this is the first one.' })
    return versions
  }
  if (!published) return null
  return {
    label: 'Undo the last publish',
    icon: UndoIcon,
    disabled: isBusy || draft !== null,
    title: draft ? 'Publish or discard your changes first' : undefined,
    onHandle: () => find(look),
    dialog: last && {
      type: 'custom',
      component: (
        <Confirmation
          header="Undo the last publish?"
          confirm={{ text: 'Undo', tone: 'primary' }}
          onClose={close}
          onConfirm={() => undo([last])}
        >
          <Text size={2}>{question(last.before, changedFields(schema, last))}</Text>
        </Confirmation>
      ),
    },
  }
}

function question({ _updatedAt }: SanityDocument, changed: readonly string[]): string {
  const when = new Date(_updatedAt).toLocaleString('en-US', DAY_AND_TIME)
  return `Go back to the version you published on ${when}? This changes back: ${changed.join(', ')}.`
}

/** What was on the website before, and how it comes back. A phone has no room for the Studio's own history beside the form. */
export const useEarlierVersions: DocumentActionComponent = ({ id, draft, published }) => {
  const schema = useSchema()
  const { client, isBusy, found: versions, find, close, undo } = useUndo()
  return {
    label: 'Earlier versions',
    icon: ClockIcon,
    disabled: !published || isBusy,
    onHandle: () => find(() => versionsBefore(client, id)),
    dialog: versions && {
      type: 'dialog',
      header: 'Earlier versions',
      onClose: close,
      content: (
        <Stack gap={4}>
          <Text size={2}>{explanation(versions.length, draft !== null)}</Text>
          {versions.map((version) => (
            <Version
              key={version.before._rev}
              version={version}
              changed={changedFields(schema, version)}
              onBringBack={draft ? undefined : () => undo([version])}
            />
          ))}
        </Stack>
      ),
    },
  }
}

type VersionProps = {
  version: Publishes
  changed: readonly string[]
  onBringBack: (() => void) | undefined
}

function Version({ version: { before }, changed, onBringBack }: VersionProps) {
  const when = whenText(before._updatedAt)
  return (
    <Card border radius={3} padding={4}>
      <Flex align="center" gap={3} wrap="wrap">
        <Stack gap={3} style={{ flex: '1 1 200px' }}>
          <Text size={2} weight="semibold">
            {before._type === 'price' ? (priceText(before) ?? 'no amount') : `Published ${when}`}
          </Text>
          {before._type === 'price' && <Text size={1}>{`Published ${when}`}</Text>}
          <Hint>{changed.length > 0 ? `Different from now: ${changed.join(', ')}` : 'The same as now'}</Hint>
        </Stack>
        <TouchButton
          text="Bring it back"
          aria-label={`Bring back the version published ${when}`}
          disabled={!onBringBack || changed.length === 0}
          onClick={onBringBack}
        />
      </Flex>
    </Card>
  )
}

function explanation(count: number, isEdited: boolean): string {
  if (count === 0) return 'There’s no earlier version: this is the first one.'
  if (isEdited) return 'Before you bring one back, publish your changes or discard them.'
  return 'Bring one back, and your website shows it right away. You can undo that, too.'
}
