import { Card, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import { type Holiday, holidaysFrom } from '#content/hours/federal-holidays.ts'
import { datesOf } from '#content/hours/opening-exceptions.ts'
import type { Weekday } from '#content/hours/opening-hours.ts'
import { Hint, Label, Name, SmallButton, TouchButton } from '../../screens/parts.tsx'
import { type DayOffValue, type DayValue, halfDay } from '../hours-values.ts'
import type { DayOffFields } from './day-off-fieldset.tsx'

/** So many are shown before someone asks for the rest. */
const FIRST = 3

type HolidayOffersProps = {
  /** Such as `2026-11-22`. */
  today: string
  /** The days that differ already. */
  taken: readonly DayOffValue[]
  week: ReadonlyMap<Weekday, DayValue>
  onAdd: (fields: DayOffFields) => void
}

/** The federal holidays of the next twelve months, each closed or half closed at a tap. */
export function HolidayOffers({ today, taken, week, onAdd }: HolidayOffersProps) {
  const [isWhole, setIsWhole] = useState(false)
  const offered = holidaysFrom(today).filter(({ date }) => !taken.some((day) => covers(day, date)))
  if (offered.length === 0) return null
  const shown = isWhole ? offered : offered.slice(0, FIRST)
  return (
    <Card tone="transparent" padding={3} radius={2} border>
      <Stack gap={3}>
        <Label>Federal holidays</Label>
        {shown.map((holiday) => (
          <Offer
            key={holiday.date}
            holiday={holiday}
            onClosed={() => onAdd({ ...holiday })}
            onHalf={() => onAdd({ ...holiday, ...halfDay(week, holiday.date) })}
          />
        ))}
        {offered.length > FIRST && (
          <SmallButton
            text={isWhole ? 'Show fewer' : `Show the next twelve months (${offered.length})`}
            onClick={() => setIsWhole(!isWhole)}
          />
        )}
      </Stack>
    </Card>
  )
}

type OfferProps = { holiday: Holiday; onClosed: () => void; onHalf: () => void }

function Offer({ holiday: { name, date }, onClosed, onHalf }: OfferProps) {
  return (
    <Flex align="center" gap={2} wrap="wrap">
      <Stack gap={2} style={{ flex: '1 0 16rem' }}>
        <Name>{name}</Name>
        <Hint>{datesOf({ date, lastDate: null })}</Hint>
      </Stack>
      <TouchButton text="Closed" aria-label={`${name}: closed`} onClick={onClosed} />
      <TouchButton text="Half day" aria-label={`${name}: half day`} onClick={onHalf} />
    </Flex>
  )
}

function covers({ date, lastDate }: DayOffValue, day: string): boolean {
  return date !== undefined && date <= day && day <= (lastDate ?? date)
}
