import { Flex, Stack, TextInput } from '@sanity/ui'
import type { Weekday } from '#content/hours/opening-hours.ts'
import { DayField } from '../../inputs/date-input.tsx'
import { Choice, Labelled } from '../../screens/parts.tsx'
import { type DayOffValue, type DayValue, hoursOn } from '../hours-values.ts'
import { TimeSpan } from '../time-span.tsx'

export type DayOffFields = Partial<Omit<DayOffValue, 'key'>>

export type DayOffProps = {
  value: DayOffValue
  week: ReadonlyMap<Weekday, DayValue>
  readOnly?: boolean
  onFields: (fields: DayOffFields) => void
  /** It was opened by a button elsewhere: its first field takes the focus, and so comes into sight. */
  isSought?: boolean
}

const HOURS = [
  ['closed', 'Closed'],
  ['half', 'Half day, until noon'],
  ['appointment', 'By appointment'],
  ['open', 'Open, with different hours'],
] as const

/** What can be changed of a day that differs. */
export function DayOffFieldset({ value, week, readOnly, onFields, isSought }: DayOffProps) {
  const { name, date, lastDate, opens, closes, state } = value
  const isClosed = opens === undefined && closes === undefined
  const reason = name ?? 'This day'

  function choose(hours: string) {
    onFields(hoursOn(hours, week, date))
  }

  const dayField = (label: string, ariaLabel: string, field: 'date' | 'lastDate') => (
    <Labelled label={label}>
      <DayField
        aria-label={ariaLabel}
        value={value[field]}
        readOnly={readOnly}
        onDay={(day) => onFields({ [field]: day })}
      />
    </Labelled>
  )
  return (
    <Stack gap={3}>
      <Labelled label="Reason (visitors read this)">
        <TextInput
          aria-label="Reason"
          autoFocus={isSought}
          placeholder="Such as Thanksgiving"
          maxLength={40}
          value={name ?? ''}
          readOnly={readOnly}
          onChange={({ currentTarget }) => onFields({ name: currentTarget.value || undefined })}
        />
      </Labelled>
      <Flex gap={3} wrap="wrap">
        {dayField(lastDate === undefined ? 'Day' : 'First day', 'First day', 'date')}
        {dayField('Last day, if it’s several', 'Last day', 'lastDate')}
      </Flex>
      <Labelled label="Hours">
        <Choice
          aria-label={`Hours, ${reason}`}
          value={isClosed ? 'closed' : (state ?? (closes === '12:00' ? 'half' : 'open'))}
          readOnly={readOnly}
          options={HOURS}
          onChoose={choose}
        />
      </Labelled>
      {!isClosed && (
        <TimeSpan of={reason} opens={opens} closes={closes} readOnly={readOnly} onTimes={onFields} />
      )}
    </Stack>
  )
}
