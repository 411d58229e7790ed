import { ClockIcon } from '@sanity/icons/Clock'
import { UndoIcon } from '@sanity/icons/Undo'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { type DocumentActionComponent, type Schema, useSchema } from 'sanity'
import { priceText } from '../../inputs/price-text.ts'
import { useClosedByBack } from '../../screens/closed-by-back.ts'
import { useMayChange } from '../../screens/may-change.ts'
import { Confirmation, Hint, TouchButton } from '../../screens/parts.tsx'
import { useNameOf } from '../../screens/people.ts'
import { PUBLISH_NOTICE, publishes } from '../../screens/publishes.ts'
import { whenText } from '../../screens/when-text.ts'
import { type ChangedWords, changedWords } from '../changes/changed-words.ts'
import { ChangesList } from '../changes/changes-list.tsx'
import { type Publishes, versionsBefore } from './published-before.ts'
import { useUndo } from './use-undo.ts'

const DAY_AND_TIME = { dateStyle: 'long', timeStyle: 'short' } as const

/** "Undo the last publish": the website shows again what it showed before. Done twice, it shows the newer version again. */
export const useUndoPublish: DocumentActionComponent = ({ id, type, draft, published }) => {
  const mayChange = useMayChange()(type)
  const schema = useSchema()
  const { client, isBusy, found, find, close, undo, toast } = useUndo(inForm(schema))
  const [last] = found ?? []
  const look = async () => {
    const versions = await versionsBefore(client, id, 1)
    if (versions.length === 0)
      toast.push({ status: 'info', title: 'There’s no earlier version: this is the first one.' })
    return versions
  }
  if (!published || !mayChange) return null
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
          <Question last={last} schema={schema} />
        </Confirmation>
      ),
    },
  }
}

type OfLast = { last: Publishes; schema: Schema }

function Question({ last: { now, before, by }, schema }: OfLast) {
  const who = useNameOf(by)
  const when = new Date(before._updatedAt).toLocaleString('en-US', DAY_AND_TIME)
  return (
    <>
      <Text
        size={2}
      >{`Go back to the version ${who ? `${who} published` : 'published'} on ${when}? This changes back:`}</Text>
      <ChangesList changes={changedWords(schema, now, before)} />
    </>
  )
}

/** The notice that the last publish is on the website is not true of the undo. */
const inForm = (schema: Schema) => ({
  notice: PUBLISH_NOTICE,
  onUndone: (undone: readonly Publishes[], revision: string) => {
    for (const { now, before } of undone)
      publishes.next({
        ...{ id: now._id, type: now._type, revision, isHidden: before.shown === false },
        done: undoneText(schema, { now, before }),
      })
  },
})

function undoneText(schema: Schema, { now, before }: Pick<Publishes, 'now' | 'before'>): string {
  const [first, ...others] = changedWords(schema, now, before)
  return first?.to && others.length === 0
    ? `Undone. Your website has it back: ${first.title} ${first.to}.`
    : 'Undone. Your website is as it was before.'
}

/** What was on the website before, and how it comes back. A phone has no room for the Studio's own history beside the form. */
export const useEarlierVersions: DocumentActionComponent = ({ id, type, draft, published }) => {
  const mayChange = useMayChange()(type)
  const schema = useSchema()
  const { client, isBusy, found: versions, find, close, undo } = useUndo(inForm(schema))
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
        <Versions onClose={close}>
          {mayChange && <Text size={2}>{explanation(versions.length, draft !== null)}</Text>}
          {versions.map((version) => (
            <Version
              key={version.before._rev}
              version={version}
              changed={changedWords(schema, version.now, version.before)}
              onBringBack={draft || !mayChange ? undefined : () => undo([version])}
            />
          ))}
        </Versions>
      ),
    },
  }
}

function Versions({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  useClosedByBack(onClose)
  return <Stack gap={4}>{children}</Stack>
}

type VersionProps = {
  version: Publishes
  changed: readonly ChangedWords[]
  onBringBack: (() => void) | undefined
}

function Version({ version: { before, by }, changed, onBringBack }: VersionProps) {
  const when = whenText(before._updatedAt)
  const who = useNameOf(by)
  const published = `Published ${when}${who && ` by ${who}`}`
  return (
    <Card border radius={3} padding={4}>
      <Flex align="center" gap={3} wrap="wrap">
        <Stack gap={3} style={{ flex: '1 1 200px' }}>
          <Text size={2} weight="semibold">
            {before._type === 'price' ? (priceText(before) ?? 'no amount') : published}
          </Text>
          {before._type === 'price' && <Text size={1}>{published}</Text>}
          <Hint>{changed.length > 0 ? 'From now to then:' : 'The same as now'}</Hint>
          <ChangesList changes={changed} />
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
