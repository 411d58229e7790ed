import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { openState } from '#content/hours/open-now.ts'
import type { HomeHours } from './home-question.ts'

const MINUTE_MS = 60_000

/** What visitors read now beside the phone number, such as "open until 6:00 PM". */
export function RightNow({ hours }: { hours: HomeHours | null }) {
  const now = useNow()
  const state = hours && openState(hours, now)
  if (!state) return null
  return (
    <Card tone={state.isOpen ? 'positive' : 'transparent'} padding={4} radius={3} border role="status">
      <Flex gap={3} wrap="wrap">
        <Stack gap={3} flex={1}>
          <Text size={2} weight="semibold">{`Right now: ${lowerFirst(state.words)}`}</Text>
          <Text size={1} muted>
            {state.more}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
