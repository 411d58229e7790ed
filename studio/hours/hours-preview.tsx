import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { openState } from '#content/hours/open-now.ts'
import { weekAhead } from '#content/hours/week-ahead.ts'
import { hoursIn } from './hours-values.ts'

/** In milliseconds. */
const MINUTE = 60_000

/** What visitors read of the hours that are in the form, at every letter that is typed. */
export function HoursPreview({ document }: { document: unknown }) {
  const now = useNow()
  const hours = hoursIn(document)
  const state = openState(hours, now)
  return (
    <Card border radius={2} padding={3} tone="transparent" role="region" aria-label="What visitors see">
      <Stack gap={4}>
        <Text size={2} weight="medium" role="status">
          {`Right now: ${state ? state.words.charAt(0).toLowerCase() + state.words.slice(1) : 'unknown'}`}
        </Text>
        <Stack gap={3}>
          <Text size={1} muted>
            What visitors see this week
          </Text>
          {weekAhead(hours, now).map(({ days, hours: times }) => (
            <Flex key={days} gap={3} justify="space-between" wrap="wrap">
              <Text size={1}>{days}</Text>
              <Text size={1} weight="medium">
                {times}
              </Text>
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

/** The time, to the minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
