import { CopyIcon } from '@sanity/icons/Copy'
import { Box, Card, Flex, TextInput } from '@sanity/ui'
import { MenuDivider, MenuItem } from '@sanity/ui/menu'
import {
  type DayState,
  dayStates,
  isTime,
  stateOf,
  type Weekday,
  weekdays,
} from '#content/hours/opening-hours.ts'
import { Choice, Dropdown, Name, Problem, SmallButton } from '../screens/parts.tsx'
import { type DayValue, FIRST_HOURS } from './hours-values.ts'
import { dayProblem, isTold } from './opening-rules.ts'
import { TimeSpan } from './time-span.tsx'

export type DayFields = Partial<Omit<DayValue, 'key'>>

type DayRowProps = {
  day: Weekday
  value: DayValue | undefined
  readOnly?: boolean
  onFields: (fields: DayFields) => void
  onCopy: (to: readonly Weekday[]) => void
}

const NAMES: Record<DayState, string> = { open: 'Open', appointment: 'By appointment', closed: 'Closed' }
const STATES = dayStates.map((state) => [state, NAMES[state]] as const)

export function DayRow({ day, value, readOnly, onFields, onCopy }: DayRowProps) {
  const { opens, closes, note } = value ?? {}
  const state = stateOf({ state: value?.state, opens: opens ?? null, closes: closes ?? null, note: null })
  const problem = isTold({ opens, closes }) ? undefined : dayProblem({ state, opens, closes })

  function choose(chosen: string) {
    const next = dayStates.find((name) => name === chosen) ?? state
    // The times stay with a day that is closed: it may open again. What is no time would be refused where nobody sees it.
    const left = {
      ...(!isTime(opens) && { opens: undefined }),
      ...(!isTime(closes) && { closes: undefined }),
    }
    if (next === 'closed') onFields({ state: next, ...left })
    else onFields(next === 'open' && !opens && !closes ? { state: next, ...FIRST_HOURS } : { state: next })
  }

  return (
    <Card border radius={2} padding={2} tone={state === 'closed' ? 'transparent' : 'default'}>
      <Flex align="center" gap={2} wrap="wrap">
        <Box style={{ flex: '0 0 6.5rem' }} paddingLeft={2}>
          <Name>{day}</Name>
        </Box>
        <Box style={{ flex: '1 0 10.5rem' }}>
          <Choice aria-label={day} value={state} readOnly={readOnly} options={STATES} onChoose={choose} />
        </Box>
        <Box style={{ flex: '10 1 15rem' }}>
          {state === 'closed' ? (
            <TextInput
              aria-label={`${day}, words for visitors`}
              placeholder="Closed"
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
          <Problem>{problem}</Problem>
        </Box>
      )}
    </Card>
  )
}

const WORKDAYS = weekdays.slice(0, 5)

type CopyMenuProps = { day: Weekday; onCopy: (to: readonly Weekday[]) => void }

/** Gives other days the hours of this one. */
function CopyMenu({ day, onCopy }: CopyMenuProps) {
  const others = weekdays.filter((other) => other !== day)
  const button = (
    <SmallButton
      icon={CopyIcon}
      aria-label={`Copy the hours of ${day} to other days`}
      title="Copy to other days"
    />
  )
  return (
    <Dropdown id={`copy-${day}`} button={button}>
      <MenuItem
        text="Monday to Friday"
        padding={4}
        onClick={() => onCopy(WORKDAYS.filter((other) => other !== day))}
      />
      <MenuItem text="Every day" padding={4} onClick={() => onCopy(others)} />
      <MenuDivider />
      {others.map((other) => (
        <MenuItem key={other} text={other} padding={4} onClick={() => onCopy([other])} />
      ))}
    </Dropdown>
  )
}
