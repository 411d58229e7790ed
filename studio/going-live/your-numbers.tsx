import { Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { type MadeUpNumber, madeUpNumbers } from '#content/documents/made-up-numbers.ts'
import { typeTitle } from '../document-title.ts'
import { bothVersions } from '../screens/change-published.ts'
import { counted } from '../screens/counted.ts'
import { useLiveQuery } from '../screens/live-query.ts'
import { LongList } from '../screens/long-list.tsx'
import { RowCard, SmallButton, TouchButton } from '../screens/parts.tsx'
import { Waiting } from '../screens/screen.tsx'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'
import { everythingLive } from './everything-live.ts'

/** The numbers that we made up, each in the sentence that names it: the owner types his own, or takes it as it is. */
export function YourNumbers() {
  const { answered, hasFailed } = useLiveQuery(everythingLive)
  const numbers = useMemo(() => madeUpNumbers(answered?.answer ?? []), [answered])
  if (!answered) return <Waiting hasFailed={hasFailed} />
  return (
    <Stack gap={4} padding={4}>
      <Text size={2}>
        {numbers.length === 0
          ? 'Every number on your website is yours.'
          : `We made up ${counted(numbers.length, 'number')} on your website. Type yours, or tap “This is mine” if it’s true for you.`}
      </Text>
      <LongList label="Numbers" items={numbers} few={12}>
        {(number) => <OneNumber key={number.id} number={number} />}
      </LongList>
    </Stack>
  )
}

function OneNumber({ number: { id, title, value, sentence } }: { number: MadeUpNumber }) {
  const schema = useSchema()
  const client = useLake()
  const { isBusy, attempt } = useAttempt('Your number wasn’t kept')
  const [typed, setTyped] = useState(value)
  const own = () =>
    bothVersions(client, [id])
      .set({ value: typed.trim() })
      .unset(['sample', 'shown'])
      .commit({ tag: 'your-numbers' })
  const leaveOut = () => bothVersions(client, [id]).set({ shown: false }).commit({ tag: 'your-numbers' })
  return (
    <RowCard name={title}>
      {sentence && (
        <Text size={2}>
          {`“${sentence.before}`}
          <strong>{typed}</strong>
          {`${sentence.after}”`}
        </Text>
      )}
      <TextInput
        aria-label={`${title}: yours`}
        fontSize={3}
        padding={4}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Flex align="center" gap={2} wrap="wrap">
        <TouchButton
          mode="default"
          tone="positive"
          text="This is mine"
          aria-label={`${title}: this is mine`}
          disabled={isBusy || typed.trim() === ''}
          onClick={() => void attempt(own)}
        />
        {sentence ? (
          <IntentLink
            intent="edit"
            params={{ id: sentence.documentId, type: sentence.documentType }}
            style={{ padding: 12 }}
          >
            <Text size={1}>{`Change the sentence: ${typeTitle(schema, sentence.documentType)}`}</Text>
          </IntentLink>
        ) : (
          <SmallButton
            text="Leave it out"
            aria-label={`${title}: leave it out`}
            disabled={isBusy}
            onClick={() => void attempt(leaveOut)}
          />
        )}
      </Flex>
    </RowCard>
  )
}
