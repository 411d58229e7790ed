import { UndoIcon } from '@sanity/icons/Undo'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { changedWords } from '../actions/changes/changed-words.ts'
import { ChangesList } from '../actions/changes/changes-list.tsx'
import type { Transaction } from '../actions/undo/history.ts'
import { kindAndTitle } from '../document-title.ts'
import { useMayChange } from '../screens/may-change.ts'
import { Hint, List, Name, TouchButton } from '../screens/parts.tsx'
import { useNameOf } from '../screens/people.ts'
import { publishes } from '../screens/publishes.ts'
import { Waiting } from '../screens/screen.tsx'
import { useAttempt } from '../screens/use-attempt.ts'
import { useAnswer, useLake } from '../screens/use-lake.ts'
import { whenText } from '../screens/when-text.ts'
import { type Changed, changedBy, latestPublishes, MOST } from './latest-publishes.ts'
import { FORGOTTEN, undoOne } from './undo-one.ts'

/** Each asks for what it changed. */
const AT_ONCE = 10
/** Of one publish; more are counted. */
const MOST_NAMED = 3

/** The latest publishes of people: who, when, what from and to, each with its undo. */
export function WhoChangedWhat() {
  const client = useLake()
  const { attempt } = useAttempt('We can’t get the list right now')
  const [found, setFound] = useState<readonly Transaction[] | null>(null)
  const [most, setMost] = useState(AT_ONCE)
  const look = useCallback(
    () => void attempt(async () => setFound(await latestPublishes(client))),
    [client, attempt],
  )
  useEffect(look, [look])
  if (!found) return <Waiting />
  return (
    <Stack gap={4} padding={3}>
      <Text size={2}>
        {found.length === 0
          ? 'Nobody has published anything yet.'
          : `The last ${Math.min(found.length, MOST)} times somebody changed your website, the newest first.`}
      </Text>
      <List label="Publishes">
        {found.slice(0, most).map((one) => (
          <PublishRow key={one.id} publish={one} onUndone={look} />
        ))}
      </List>
      {found.length > most && (
        <TouchButton text={`Show ${AT_ONCE} more`} onClick={() => setMost(most + AT_ONCE)} />
      )}
    </Stack>
  )
}

type RowProps = { publish: Transaction; onUndone: () => void }

function PublishRow({ publish, onUndone }: RowProps) {
  const client = useLake()
  const name = useNameOf(publish.author)
  const mayChange = useMayChange()
  const { isBusy, attempt } = useAttempt('Nothing was undone')
  const { id, timestamp, documentIDs } = publish
  const named = documentIDs.slice(0, MOST_NAMED)
  const changed = useAnswer(
    id,
    (lake) => Promise.all(named.map((document) => changedBy(lake, id, document))),
    'The lake does not tell what was changed.',
  )
  const who = name === 'you' ? 'You' : name || 'Somebody'
  const isMine = changed?.every((one) => mayChange((one.after ?? one.before)?._type ?? '')) ?? false
  const undo = async () => {
    const { documents, revision } = await undoOne(client, publish)
    const [first] = documents
    const type = (first?.back ?? first?.now)?._type
    if (first && type)
      publishes.next({
        ...{ id: first.id, type, revision, isHidden: !first.back },
        done: 'Undone. Your website is as it was before that.',
      })
    onUndone()
  }
  return (
    <Card as="li" border radius={3} padding={4} aria-label={`${who}, ${whenText(timestamp)}`}>
      <Stack gap={4}>
        <Flex align="center" gap={3} justify="space-between">
          <Stack gap={2}>
            <Name>{who}</Name>
            <Hint>{whenText(timestamp)}</Hint>
          </Stack>
          {isMine && !changed?.some(({ isForgotten }) => isForgotten) && (
            <TouchButton
              icon={UndoIcon}
              text={isBusy ? 'Undoing…' : 'Undo'}
              disabled={isBusy}
              onClick={() => void attempt(undo)}
            />
          )}
        </Flex>
        {changed?.map((one) => (
          <What key={one.id} changed={one} />
        ))}
        {documentIDs.length > named.length && <Hint>{`and ${documentIDs.length - named.length} more`}</Hint>}
      </Stack>
    </Card>
  )
}

/** A document with the words that differ, and the way to its form. */
function What({ changed: { id, before, after, isForgotten } }: { changed: Changed }) {
  const schema = useSchema()
  const document = after ?? before
  if (!document) return null
  const [title, type] = [kindAndTitle(schema, document), document._type]
  return (
    <Stack gap={3}>
      <Text size={2}>
        {after ? (
          <IntentLink
            intent="edit"
            params={{ id, type }}
            style={{ display: 'inline-block', padding: '8px 0', color: 'inherit' }}
          >
            {title}
          </IntentLink>
        ) : (
          title
        )}
      </Text>
      {before && after ? (
        <ChangesList changes={changedWords(schema, before, after)} />
      ) : (
        <Hint>{withoutWords(after !== undefined, isForgotten)}</Hint>
      )}
    </Stack>
  )
}

function withoutWords(isThere: boolean, isForgotten: boolean): string {
  if (isForgotten) return FORGOTTEN
  return isThere ? 'New on your website' : 'Taken off your website'
}
