import { Box, Card, Flex, Select, Text, TextInput } from '@sanity/ui'
import { type DayState, dayStates, isTime, stateOf, type Weekday } from '#content/hours/opening-hours.ts'
import { dayProblem } from '../schema/rules/opening-rules.ts'
import { CopyMenu } from './copy-menu.tsx'
import type { DayValue } from './hours-values.ts'
import { TimeSpan } from './time-span.tsx'

export type DayFields = Partial<Omit<DayValue, 'key'>>

type DayRowProps = {
  day: Weekday
  value: DayValue | undefined
  readOnly?: boolean
  onFields: (fields: DayFields) => void
  onCopy: (to: readonly Weekday[]) => void
}

const names: Record<DayState, string> = { open: 'Open', appointment: 'By appointment', closed: 'Closed' }
/** For a day that was never open. */
const USUAL = { opens: '08:00', closes: '17:00' }

export function DayRow({ day, value, readOnly, onFields, onCopy }: DayRowProps) {
  const { opens, closes, note } = value ?? {}
  const state = stateOf({ state: value?.state, opens: opens ?? null, closes: closes ?? null, note: null })
  const problem = dayProblem({ state, opens, closes })

  function choose(next: DayState) {
    // The times stay with a day that is closed: it may open again. What is no time would be refused where nobody sees it.
    const left = {
      ...(!isTime(opens) && { opens: undefined }),
      ...(!isTime(closes) && { closes: undefined }),
    }
    if (next === 'closed') onFields({ state: next, ...left })
    else onFields(next === 'open' && !opens && !closes ? { state: next, ...USUAL } : { state: next })
  }

  return (
    <Card border radius={2} padding={2} tone={state === 'closed' ? 'transparent' : 'default'}>
      <Flex align="center" gap={2} wrap="wrap">
        <Box style={{ flex: '0 0 6.5rem' }} paddingLeft={2}>
          <Text size={2} weight="medium">
            {day}
          </Text>
        </Box>
        <Box style={{ flex: '1 0 10.5rem' }}>
          <Select
            aria-label={day}
            fontSize={2}
            padding={3}
            value={state}
            readOnly={readOnly}
            onChange={({ currentTarget }) => {
              const chosen = dayStates.find((name) => name === currentTarget.value)
              if (chosen) choose(chosen)
            }}
          >
            {dayStates.map((name) => (
              <option key={name} value={name}>
                {names[name]}
              </option>
            ))}
          </Select>
        </Box>
        <Box style={{ flex: '10 1 15rem' }}>
          {state === 'closed' ? (
            <TextInput
              aria-label={`${day}, words for visitors`}
              placeholder="Closed"
              fontSize={2}
              padding={3}
              value={note ?? ''}
              readOnly={readOnly}
              onChange={({ currentTarget }) => onFields({ note: currentTarget.value || undefined })}
            />
          ) : (
            <TimeSpan of={day} opens={opens} closes={closes} readOnly={readOnly} onTimes={onFields} />
          )}
        </Box>
        {!readOnly && <CopyMenu day={day} onCopy={onCopy} />}
      </Flex>
      {problem && (
        <Box padding={2} paddingTop={3}>
          <Text size={1} role="alert">
            {problem}
          </Text>
        </Box>
      )}
    </Card>
  )
}
