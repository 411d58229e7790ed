import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type ArrayOfObjectsInputProps, insert, set, setIfMissing, unset, useFormValue } from 'sanity'
import { calendarDay } from '#content/hours/charlotte-clock.ts'
import { isOver } from '#content/hours/opening-exceptions.ts'
import { type DayOffValue, daysOffIn, weekIn } from '../hours-values.ts'
import { type DayOffFields, DayOffRow } from './day-off-row.tsx'
import { HolidayOffers } from './holiday-offers.tsx'
import { PastDays } from './past-days.tsx'

/** The days that differ from the week, in their order; past ones are folded away, public holidays are there to tap. */
export function DaysOffInput({ value, onChange, readOnly }: ArrayOfObjectsInputProps) {
  const week = weekIn(useFormValue(['days']))
  const [edited, setEdited] = useState<string>()
  const today = calendarDay(new Date())
  const days = daysOffIn(value).sort((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9'))
  const past = days.filter(
    ({ date, lastDate }) => date && isOver({ date, lastDate: lastDate ?? null }, today),
  )
  const coming = days.filter((day) => !past.includes(day))

  function add(fields: DayOffFields): string {
    const key = newKey()
    onChange([setIfMissing([]), insert([{ _type: 'openingException', _key: key, ...fields }], 'after', [-1])])
    return key
  }

  function change(key: string, fields: DayOffFields) {
    const patches = Object.entries(fields).map(([field, next]) => {
      const path = [{ _key: key }, field]
      return next === undefined ? unset(path) : set(next, path)
    })
    onChange(patches)
  }

  const remove = (removed: readonly DayOffValue[]) =>
    onChange(removed.map(({ key }) => unset([{ _key: key }])))

  return (
    <Stack gap={3}>
      {coming.length === 0 && <Text size={1}>None yet: every week has the hours above.</Text>}
      {coming.map((day) => (
        <DayOffRow
          key={day.key}
          value={day}
          week={week}
          readOnly={readOnly}
          isOpen={edited === day.key}
          onToggle={() => setEdited(edited === day.key ? undefined : day.key)}
          onFields={(fields) => change(day.key, fields)}
          onRemove={() => remove([day])}
        />
      ))}
      {!readOnly && (
        <>
          <HolidayOffers today={today} taken={days} week={week} onAdd={add} />
          <Flex gap={2} wrap="wrap">
            <Button
              text="Another day"
              mode="ghost"
              fontSize={2}
              padding={4}
              onClick={() => setEdited(add({ date: today }))}
            />
            <Button
              text="Several days, such as a vacation"
              mode="ghost"
              fontSize={2}
              padding={4}
              onClick={() => setEdited(add({ date: today, lastDate: today, name: 'Vacation' }))}
            />
          </Flex>
        </>
      )}
      <PastDays days={past} readOnly={readOnly} onRemove={remove} />
    </Stack>
  )
}

/** Also where the page is not served over HTTPS, which `crypto.randomUUID` needs. */
const newKey = () => [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('')
