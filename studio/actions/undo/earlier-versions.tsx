import { ClockIcon } from '@sanity/icons/Clock'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentActionComponent, useSchema } from 'sanity'
import { readingOf } from '../../prices/sheet-prices.ts'
import { readPrice } from '../../prices/sheet-question.ts'
import { Hint, TouchButton } from '../../screens/parts.tsx'
import { whenText } from '../../screens/when-text.ts'
import { changedFields, type Publishes, versionsBefore } from './published-before.ts'
import { useUndo } from './use-undo.ts'

/** What was on the website before, and how it comes back. A phone has no room for the Studio's own history beside the form. */
export const useEarlierVersions: DocumentActionComponent = ({ id, draft, published }) => {
  const schema = useSchema()
  const { client, isBusy, attempt, undo } = useUndo()
  const [versions, setVersions] = useState<readonly Publishes[] | null>(null)
  const show = () => attempt(async () => setVersions(await versionsBefore(client, id)))
  const bringBack = (version: Publishes) => {
    setVersions(null)
    void undo([version])
  }
  return {
    label: 'Earlier versions',
    icon: ClockIcon,
    disabled: !published || isBusy,
    onHandle: () => void show(),
    dialog: versions && {
      type: 'dialog',
      header: 'Earlier versions',
      onClose: () => setVersions(null),
      content: (
        <Stack gap={4}>
          <Text size={2}>{explanation(versions.length, draft !== null)}</Text>
          {versions.map((version) => (
            <Version
              key={version.before._rev}
              version={version}
              changed={changedFields(schema, version)}
              onBringBack={draft ? undefined : () => bringBack(version)}
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
            {before._type === 'price' ? readingOf(readPrice(before)) : `Published ${when}`}
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
