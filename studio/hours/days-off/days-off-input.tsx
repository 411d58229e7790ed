import { Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { type ArrayOfObjectsInputProps, insert, setIfMissing, unset, useFormValue } from 'sanity'
import { calendarDay, formatDate } from '#content/hours/business-clock.ts'
import { isOver } from '#content/hours/opening-exceptions.ts'
import { newKey } from '../../inputs/new-key.ts'
import { written } from '../../inputs/typed-input.tsx'
import { usePublished } from '../../screens/document-form.tsx'
import { Label, SmallButton, TouchButton } from '../../screens/parts.tsx'
import { type DayOffValue, daysAbove, daysOffIn, patchesOf, weekIn } from '../hours-values.ts'
import type { DayOffFields } from './day-off-fieldset.tsx'
import { DayOffRow } from './day-off-row.tsx'
import { HolidayOffers } from './holiday-offers.tsx'

/**
 * The day whose fields are shown, and the date by which it stood among the others when they were opened. A new one stands where
 * the button was that made it, and is nowhere but there until something of it is typed.
 */
type Edited = { key: string; place?: string; begun?: DayOffFields; isSought?: boolean }

/**
 * The days that differ from the week, in their order; past ones are folded away, public holidays are there to tap. What is not
 * published yet stays where it was made, in sight.
 */
export function DaysOffInput({ value, onChange, readOnly, focusPath }: ArrayOfObjectsInputProps) {
  const week = weekIn(useFormValue(['days']))
  const [edited, setEdited] = useState<Edited>()
  /** Those that were made with the buttons at the end; a holiday that was tapped stands above the others. */
  const [below, setBelow] = useState<ReadonlySet<string>>(new Set())
  const today = calendarDay(new Date())
  // A date that is being typed is another one after each key: until then its day stays where it is.
  const placeOf = ({ key, date }: DayOffValue) =>
    (key === edited?.key ? edited.place : undefined) ?? date ?? '9'
  const kept = daysOffIn(value)
  const days = kept.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
  const isPast = ({ date, lastDate }: DayOffValue) =>
    date !== undefined && isOver({ date, lastDate: lastDate ?? null }, today)
  const past = days.filter((day) => day.key !== edited?.key && isPast(day))
  const added =
    edited?.begun && (days.find(({ key }) => key === edited.key) ?? { key: edited.key, ...edited.begun })
  const published = useDaysPublished()
  const isNew = ({ key }: DayOffValue) => !readOnly && published !== undefined && !published.has(key)
  const others = kept.filter((day) => !past.includes(day) && day.key !== added?.key)
  const fresh = Object.groupBy(others.filter(isNew), ({ key }) => (below.has(key) ? 'below' : 'above'))
  const coming = days.filter((day) => others.includes(day) && !isNew(day))
  const isEmpty = added !== undefined && !days.some(({ key }) => key === added.key)
  // What was typed first may not be in the form yet when the next key is pressed.
  const sent = useRef<string>(undefined)
  const wanted = keyIn(focusPath)
  useEffect(() => {
    if (wanted) setEdited((now) => (now?.key === wanted ? now : { key: wanted, isSought: true }))
  }, [wanted])

  const add = (fields: DayOffFields, key = newKey()) =>
    onChange([setIfMissing([]), insert([{ _type: 'openingException', _key: key, ...fields }], 'after', [-1])])

  function change(key: string, fields: DayOffFields) {
    if (isEmpty && key === added.key && sent.current !== key) {
      sent.current = key
      return add({ ...edited?.begun, ...fields }, key)
    }
    onChange(patchesOf(key, fields))
  }

  const remove = (removed: readonly DayOffValue[]) =>
    onChange(removed.map(({ key }) => unset([{ _key: key }])))

  function begin(begun: DayOffFields) {
    const key = newKey()
    setBelow(new Set([...below, key]))
    setEdited({ key, begun })
  }

  const rowOf = (day: DayOffValue) => (
    <DayOffRow
      key={day.key}
      value={day}
      earlier={daysAbove(day.key, kept)}
      week={week}
      readOnly={readOnly}
      isPast={isPast(day)}
      isEmpty={isEmpty && day === added}
      isOpen={edited?.key === day.key}
      isSought={day === added || (edited?.key === day.key && edited.isSought)}
      onToggle={() => setEdited(edited?.key === day.key ? undefined : { key: day.key, place: placeOf(day) })}
      onFields={(fields) => change(day.key, fields)}
      onRemove={() => (isEmpty && day === added ? setEdited(undefined) : remove([day]))}
    />
  )

  return (
    <Stack gap={3}>
      {others.length === 0 && <Text size={1}>None yet: every week has the hours above.</Text>}
      {coming.map(rowOf)}
      {fresh.above && <NewLabel />}
      {fresh.above?.map(rowOf)}
      {!readOnly && (
        <>
          <HolidayOffers today={today} taken={days} week={week} onAdd={add} />
          {(fresh.below || (added && !isEmpty)) && <NewLabel />}
          {fresh.below?.map(rowOf)}
          {added && rowOf(added)}
          {!isEmpty && <NewDays onNew={begin} />}
        </>
      )}
      <PastDays days={past} readOnly={readOnly} onRemove={remove} />
    </Stack>
  )
}

/** The keys of the days that visitors see; undefined before the hours were published. */
function useDaysPublished(): ReadonlySet<string> | undefined {
  const published = usePublished()
  return published ? new Set(daysOffIn(published.exceptions).map(({ key }) => key)) : undefined
}

const NewLabel = () => <Label>New: on your website when you publish</Label>

function NewDays({ onNew }: { onNew: (begun: DayOffFields) => void }) {
  return (
    <Flex gap={2} wrap="wrap">
      <TouchButton text="Another day" onClick={() => onNew({})} />
      <TouchButton text="Several days, such as a vacation" onClick={() => onNew({ name: 'Vacation' })} />
    </Flex>
  )
}

/** The day to which a refused publish leads. */
function keyIn([first]: ArrayOfObjectsInputProps['focusPath']): string | undefined {
  return typeof first === 'object' && '_key' in first ? first._key : undefined
}

type PastDaysProps = {
  days: readonly DayOffValue[]
  readOnly?: boolean
  onRemove: (days: readonly DayOffValue[]) => void
}

/** Days that are over: nobody needs them, and they are out of the way until someone looks. */
function PastDays({ days, readOnly, onRemove }: PastDaysProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (days.length === 0) return null
  return (
    <Stack gap={3}>
      <SmallButton
        text={isOpen ? 'Hide past days' : `Past days (${days.length})`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <>
          {days.map(({ key, name, date, lastDate }) => (
            <Text key={key} size={1} muted>
              {[name, dateText(date), lastDate && `to ${dateText(lastDate)}`].filter(Boolean).join(', ')}
            </Text>
          ))}
          {!readOnly && <TouchButton text="Remove all past days" onClick={() => onRemove(days)} />}
        </>
      )}
    </Stack>
  )
}

const dateText = (date: string | undefined) => date && (written(formatDate, date) ?? date)
