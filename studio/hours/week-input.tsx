import { Stack } from '@sanity/ui'
import { type ArrayOfObjectsInputProps, type FormPatch, insert, setIfMissing } from 'sanity'
import { type Weekday, weekdays } from '#content/hours/opening-hours.ts'
import { type DayFields, DayRow } from './day-row.tsx'
import { patchesOf, weekIn } from './hours-values.ts'

/** The week as seven rows that are always there, Monday first. */
export function WeekInput({ value, onChange, readOnly }: ArrayOfObjectsInputProps) {
  const week = weekIn(value)

  function patchesFor(day: Weekday, fields: DayFields): FormPatch[] {
    const kept = week.get(day)
    if (!kept) {
      const row = { _type: 'openingDay', _key: day.toLowerCase(), day, ...fields }
      return [setIfMissing([]), insert([row], 'after', [-1])]
    }
    return patchesOf(kept.key, fields)
  }

  function copy(from: Weekday, to: readonly Weekday[]) {
    const { state, opens, closes, note } = week.get(from) ?? {}
    onChange(to.flatMap((day) => patchesFor(day, { state, opens, closes, note })))
  }

  return (
    <Stack gap={2}>
      {weekdays.map((day) => (
        <DayRow
          key={day}
          day={day}
          value={week.get(day)}
          readOnly={readOnly}
          onFields={(fields) => onChange(patchesFor(day, fields))}
          onCopy={(to) => copy(day, to)}
        />
      ))}
    </Stack>
  )
}
