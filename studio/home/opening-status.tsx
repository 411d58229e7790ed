import { Card, Flex, Stack, Text } from '@sanity/ui'
import { openState } from '#content/hours/open-now.ts'
import { rightNow, useNow } from '../hours/use-now.ts'
import type { HomeHours } from './home-question.ts'

/** What visitors read now beside the phone number, such as "open until 6:00 PM". */
export function OpeningStatus({ hours }: { hours: HomeHours | null }) {
  const now = useNow()
  const state = hours && openState(hours, now)
  if (!state) return null
  return (
    <Card tone={state.isOpen ? 'positive' : 'transparent'} padding={4} radius={3} border role="status">
      <Flex gap={3} wrap="wrap">
        <Stack gap={3} flex={1}>
          <Text size={2} weight="semibold">
            {rightNow(state)}
          </Text>
          <Text size={1} muted>
            {state.more}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}
