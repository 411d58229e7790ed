import { Card, Flex, Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, useEditState } from 'sanity'
import { styled } from 'styled-components'
import { withinSentence } from '#content/documents/within-sentence.ts'
import { type Hours, openState, weekAhead } from '#content/hours/open-now.ts'
import { hoursIfOpen, hoursIn } from './hours-values.ts'
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
/** Of a day that has none yet, or one that nobody understands. */
const WAITS = 'Waiting for its times'

/** What visitors read now, and what they will read of the hours that are in the form, at every letter that is typed. */
function HoursPreview({ document }: { document: unknown }) {
  const now = useNow()
  const { published, ready } = useEditState('openingHours', 'openingHours')
  const hours = hoursIn(document)
  const ifOpen = hoursIfOpen(document)
  const live = published ? hoursIn(published) : hours
  const linesIfOpen = weekAhead(ifOpen, now)
  const after = sameWords(hours, ifOpen, now)
  const isChanged = ready && (!published || JSON.stringify(live) !== JSON.stringify(hours))
  const week = isChanged ? `After you publish: ${withinSentence(THIS_WEEK)}` : THIS_WEEK
  return (
    <>
      <StayingLine>
        <NowLine state={published ? openState(live, now) : after} next={after} />
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
            {weekAhead(hours, now).map(({ days, hours: times }, index) => (
              <Flex key={days} gap={3} justify="space-between" wrap="wrap">
                <Text size={1}>{days}</Text>
                <Text size={1} weight="medium" style={{ marginLeft: 'auto' }}>
                  {times === linesIfOpen[index]?.hours ? times : WAITS}
                </Text>
              </Flex>
            ))}
          </Stack>
        </Card>
      </StayingWeek>
    </>
  )
}

type OpenState = ReturnType<typeof openState>

/** What visitors read now; undefined while it is up to a time that nobody understands yet. */
function sameWords(hours: Hours, ifOpen: Hours, now: Date): OpenState {
  const state = openState(hours, now)
  return state?.words === openState(ifOpen, now)?.words ? state : undefined
}

/** Whether visitors read "open" or "closed", and what a publish would change about that. */
function NowLine({ state, next }: { state: OpenState; next: OpenState }) {
  return (
    <Card border radius={2} padding={3} tone={state?.isOpen ? 'positive' : 'primary'}>
      <Stack gap={3}>
        <Text size={2} weight="medium" role="status">
          {state?.words ?? WAITS}
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
