import { ClockIcon } from '@sanity/icons/Clock'
import { UndoIcon } from '@sanity/icons/Undo'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentActionComponent, type SanityDocument, useSchema } from 'sanity'
import { readingOf } from '../../prices/sheet-prices.ts'
import { readPrice } from '../../prices/sheet-question.ts'
import { Hint, TouchButton } from '../../screens/parts.tsx'
import { whenText } from '../../screens/when-text.ts'
import { actionDialog } from '../action-dialog.tsx'
import { changedFields, lastPublishes, type Publishes, versionsBefore } from './published-before.ts'
import { useUndo } from './use-undo.ts'

const DAY_AND_TIME = { dateStyle: 'long', timeStyle: 'short' } as const

/** "Undo the last publish": the website shows again what it showed before. Done twice, it shows the newer version again. */
export const useUndoPublish: DocumentActionComponent = ({ id, draft, published }) => {
  const schema = useSchema()
  const { client, isBusy, attempt, undo, toast } = useUndo()
  const [publishes, setPublishes] = useState<Publishes | null>(null)
  if (!published) return null

  const ask = () =>
    attempt(async () => {
      const found = await lastPublishes(client, id)
      setPublishes(found)
      if (!found) toast.push({ status: 'info', title: 'There’s no earlier version: this is the first one.' })
    })
  const confirm = (found: Publishes) => {
    setPublishes(null)
    void undo([found])
  }

  return {
    label: 'Undo the last publish',
    icon: UndoIcon,
    disabled: isBusy || draft !== null,
    title: draft ? 'Publish or discard your changes first' : undefined,
    onHandle: () => void ask(),
    dialog:
      publishes &&
      actionDialog({
        header: 'Undo the last publish?',
        text: question(publishes.before, changedFields(schema, publishes)),
        confirm: { text: 'Undo', tone: 'primary', onConfirm: () => confirm(publishes) },
        onClose: () => setPublishes(null),
      }),
  }
}

function question({ _updatedAt }: SanityDocument, changed: readonly string[]): string {
  const when = new Date(_updatedAt).toLocaleString('en-US', DAY_AND_TIME)
  return `Go back to the version you published on ${when}? This changes back: ${changed.join(', ')}.`
}

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
