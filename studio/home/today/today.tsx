import { Stack, Text } from '@sanity/ui'
import { type Hours, openState } from '#content/hours/open-now.ts'
import { spanOf } from '#content/hours/shown-when.ts'
import { useNow } from '../../hours/use-now.ts'
import { useMayChange } from '../../screens/may-change.ts'
import { Hint, Panel } from '../../screens/parts.tsx'
import type { NoticeOnPages } from './change-hours.ts'
import { DayChips } from './day-chips.tsx'
import { NoticeRow } from './notice-row.tsx'

type TodayProps = { hours: Hours | null; notice: NoticeOnPages | null }

/** What visitors read now, such as "open until 6:00 PM", and what can't wait: a day with other hours, a notice on every page. */
export function Today({ hours, notice }: TodayProps) {
  const now = useNow()
  const mayChange = useMayChange()('openingHours')
  const state = hours && openState(hours, now)
  if (!state) return null
  const current = notice && now.getTime() < spanOf(notice).ends ? notice : null
  return (
    <Panel tone={state.isOpen ? 'positive' : 'transparent'}>
      <Stack gap={3} role="status">
        <Text size={2} weight="semibold">
          {state.words}
        </Text>
        <Hint>{state.more}</Hint>
      </Stack>
      {mayChange && <DayChips hours={hours} now={now} />}
      {mayChange && <NoticeRow notice={current} now={now} />}
    </Panel>
  )
}
