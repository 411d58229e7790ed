import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type ArrayOfObjectsInputProps, insert, set, setIfMissing, unset, useFormValue } from 'sanity'
import { calendarDay } from '#content/hours/charlotte-clock.ts'
import { isOver } from '#content/hours/opening-exceptions.ts'
import { newKey } from '../../inputs/new-key.ts'
import { type DayOffValue, daysOffIn, weekIn } from '../hours-values.ts'
import { type DayOffFields, DayOffRow } from './day-off-row.tsx'
import { HolidayOffers } from './holiday-offers.tsx'
import { PastDays } from './past-days.tsx'

/** The day whose fields are shown, and the date by which it stood among the others when they were opened. */
type Edited = { key: string; place: string }

/** The days that differ from the week, in their order; past ones are folded away, public holidays are there to tap. */
export function DaysOffInput({ value, onChange, readOnly }: ArrayOfObjectsInputProps) {
  const week = weekIn(useFormValue(['days']))
  const [edited, setEdited] = useState<Edited>()
  const today = calendarDay(new Date())
  // A date that is being typed is another one after each key: until then its day stays where it is.
  const placeOf = ({ key, date }: DayOffValue) => (key === edited?.key ? edited.place : (date ?? '9'))
  const days = daysOffIn(value).sort((one, other) => placeOf(one).localeCompare(placeOf(other)))
  const isPast = ({ date, lastDate }: DayOffValue) =>
    date !== undefined && isOver({ date, lastDate: lastDate ?? null }, today)
  const past = days.filter((day) => day.key !== edited?.key && isPast(day))
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
          isPast={isPast(day)}
          isOpen={edited?.key === day.key}
          onToggle={() =>
            setEdited(edited?.key === day.key ? undefined : { key: day.key, place: placeOf(day) })
          }
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
              onClick={() => setEdited({ key: add({ date: today }), place: today })}
            />
            <Button
              text="Several days, such as a vacation"
              mode="ghost"
              fontSize={2}
              padding={4}
              onClick={() => {
                const key = add({ date: today, lastDate: today, name: 'Vacation' })
                setEdited({ key, place: today })
              }}
            />
          </Flex>
        </>
      )}
      <PastDays days={past} readOnly={readOnly} onRemove={remove} />
    </Stack>
  )
}
