import { Card, Flex, Stack } from '@sanity/ui'
import { isDay } from '#content/hours/business-clock.ts'
import { datesOf } from '#content/hours/opening-exceptions.ts'
import { hoursOf, isTime } from '#content/hours/opening-hours.ts'
import { Hint, Name, Problem, TouchButton } from '../../screens/parts.tsx'
import type { DayOffValue } from '../hours-values.ts'
import { datesProblem, isTold, timesProblem } from '../opening-rules.ts'
import { DayOffFieldset, type DayOffProps } from './day-off-fieldset.tsx'

type DayOffRowProps = DayOffProps & {
  /** Those above it in the list, as the form keeps them. */
  earlier: readonly DayOffValue[]
  isPast: boolean
  isOpen: boolean
  /** Nothing of it was typed yet. */
  isEmpty: boolean
  onToggle: () => void
  onRemove: () => void
}

/** A day that differs, or several in a row: what visitors read, and its fields when someone changes it. */
export function DayOffRow({ earlier, isPast, isOpen, isEmpty, onToggle, onRemove, ...day }: DayOffRowProps) {
  const { value, readOnly } = day
  const name = value.name ?? (isEmpty ? 'New day' : 'A day without a reason')
  const problem = isEmpty
    ? undefined
    : (problemOf(value, earlier) ?? (isPast ? 'This day is over. Check the date and the year.' : undefined))
  return (
    <Card border radius={2} padding={3} tone={problem ? 'caution' : 'default'}>
      <Stack gap={3}>
        <Flex align="center" gap={1} wrap="wrap">
          <Stack gap={3} style={{ flex: '1 0 11rem' }}>
            <Name>{name}</Name>
            <Hint>{summaryOf(value)}</Hint>
          </Stack>
          {!readOnly && (
            <Flex style={{ marginLeft: 'auto' }}>
              <TouchButton
                text={isOpen ? 'Done' : 'Change'}
                mode="bleed"
                aria-label={isOpen ? `Done with ${name}` : `Change ${name}`}
                aria-expanded={isOpen}
                onClick={onToggle}
              />
              <TouchButton
                text="Remove"
                mode="bleed"
                tone="critical"
                aria-label={`Remove ${name}`}
                onClick={onRemove}
              />
            </Flex>
          )}
        </Flex>
        {isOpen && <DayOffFieldset {...day} />}
        {problem && <Problem>{problem}</Problem>}
      </Stack>
    </Card>
  )
}

function summaryOf({ date, lastDate, opens, closes, state }: DayOffValue): string {
  if (!isDay(date)) return 'No date yet'
  const dates = datesOf({ date, lastDate: isDay(lastDate) ? lastDate : null })
  const isOpenThen = isTime(opens) && isTime(closes)
  const times = isOpenThen ? { opens, closes } : { opens: null, closes: null }
  return `${dates}${yearIfFar(date)}: ${hoursOf({ ...times, state: state ?? null, note: null })}`
}

/** Visitors read no year, and of this one and the next nobody has to. Another one may be a slip of the finger. */
function yearIfFar(date: string | undefined): string {
  const year = date?.slice(0, 4)
  const [now, next] = [0, 1].map((later) => String(new Date().getFullYear() + later))
  return year === undefined || year === now || year === next ? '' : `, ${year}`
}

function problemOf(value: DayOffValue, earlier: readonly DayOffValue[]): string | undefined {
  if (!value.name) return 'Enter the reason. Visitors read it.'
  return datesProblem(value, earlier) ?? (isTold(value) ? undefined : timesProblem(value))
}
