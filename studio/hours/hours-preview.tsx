import { Card, Flex, Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import { openState } from '#content/hours/open-now.ts'
import { weekAhead } from '#content/hours/week-ahead.ts'
import { hoursIn } from './hours-values.ts'
import { rightNow, useNow } from './use-now.ts'

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

/** What visitors read of the hours that are in the form, at every letter that is typed. */
export function HoursPreview({ document }: { document: unknown }) {
  const now = useNow()
  const hours = hoursIn(document)
  const state = openState(hours, now)
  return (
    <>
      <StayingLine>
        <Card border radius={2} padding={3} tone={state?.isOpen ? 'positive' : 'primary'}>
          <Text size={2} weight="medium" role="status">
            {state && rightNow(state)}
          </Text>
        </Card>
      </StayingLine>
      <StayingWeek>
        <Card border radius={2} padding={3} role="region" aria-label="What visitors see this week">
          <Stack gap={3}>
            <Text size={1} muted>
              What visitors see this week
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
