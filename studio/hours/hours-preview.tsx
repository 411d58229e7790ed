import { Card, Flex, Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, useEditState } from 'sanity'
import { styled } from 'styled-components'
import { withinSentence } from '#content/documents/within-sentence.ts'
import { type Hours, openState, weekAhead } from '#content/hours/open-now.ts'
import { hoursIn } from './hours-values.ts'
import { useNow } from './use-now.ts'

// In view while someone types further down, below the bar that the Studio keeps there on a phone; the week too, where there is room.
const StayingLine = styled.div`
  position: sticky;
  top: 4.25rem;
  z-index: 2;

  @media (min-width: 60rem) {
    top: 0;
  }
`
const StayingWeek = styled.div`
  @media (min-width: 60rem) and (min-height: 50rem) {
    position: sticky;
    top: 2.25rem;
    z-index: 2;
  }
`

const THIS_WEEK = 'What visitors see this week'

/** What visitors read now, and what they will read of the hours that are in the form, at every letter that is typed. */
function HoursPreview({ document }: { document: unknown }) {
  const now = useNow()
  const { published, ready } = useEditState('openingHours', 'openingHours')
  const hours = hoursIn(document)
  const live = published ? hoursIn(published) : hours
  const isChanged = ready && (!published || JSON.stringify(live) !== JSON.stringify(hours))
  const week = isChanged ? `After you publish: ${withinSentence(THIS_WEEK)}` : THIS_WEEK
  return (
    <>
      <StayingLine>
        <NowLine live={live} after={hours} now={now} />
      </StayingLine>
      <StayingWeek>
        <Card
          border
          radius={2}
          padding={3}
          role="region"
          aria-label={week}
          tone={isChanged ? 'caution' : 'default'}
        >
          <Stack gap={3}>
            <Text size={1} muted={!isChanged}>
              {week}
            </Text>
            {weekAhead(hours, now).map(({ days, hours: times }) => (
              <Flex key={days} gap={3} justify="space-between" wrap="wrap">
                <Text size={1}>{days}</Text>
                <Text size={1} weight="medium" style={{ marginLeft: 'auto' }}>
                  {times}
                </Text>
              </Flex>
            ))}
          </Stack>
        </Card>
      </StayingWeek>
    </>
  )
}

/** Whether visitors read "open" or "closed", and what a publish would change about that. */
function NowLine({ live, after, now }: { live: Hours; after: Hours; now: Date }) {
  const [state, next] = [live, after].map((hours) => openState(hours, now))
  return (
    <Card border radius={2} padding={3} tone={state?.isOpen ? 'positive' : 'primary'}>
      <Stack gap={3}>
        <Text size={2} weight="medium" role="status">
          {state?.words}
        </Text>
        {next && next.words !== state?.words && (
          <Card tone="caution" padding={2} radius={2}>
            <Text size={1} role="status">{`After you publish: ${withinSentence(next.words)}`}</Text>
          </Card>
        )}
      </Stack>
    </Card>
  )
}

/** The form of the opening hours, with what visitors read of them above it. */
export function HoursForm(props: ObjectInputProps) {
  return (
    <Stack gap={4}>
      <HoursPreview document={props.value} />
      {props.renderDefault(props)}
    </Stack>
  )
}
