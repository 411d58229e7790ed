import { Button, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { formatDate } from '#content/hours/calendar-date.ts'
import { written } from '../../inputs/typed-input.tsx'
import type { DayOffValue } from '../hours-values.ts'

type PastDaysProps = {
  days: readonly DayOffValue[]
  readOnly?: boolean
  onRemove: (days: readonly DayOffValue[]) => void
}

/** Days that are over: nobody needs them, and they are out of the way until someone looks. */
export function PastDays({ days, readOnly, onRemove }: PastDaysProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (days.length === 0) return null
  return (
    <Stack gap={3}>
      <Button
        text={isOpen ? 'Hide past days' : `Past days (${days.length})`}
        mode="bleed"
        fontSize={1}
        padding={4}
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
          {!readOnly && (
            <Button
              text="Remove all past days"
              mode="ghost"
              fontSize={2}
              padding={4}
              onClick={() => onRemove(days)}
            />
          )}
        </>
      )}
    </Stack>
  )
}

const dateText = (date: string | undefined) => date && (written(formatDate, date) ?? date)
