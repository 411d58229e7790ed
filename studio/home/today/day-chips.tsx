import { Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import { dayInWords, isDay } from '#content/hours/business-clock.ts'
import { type Hours, hoursAt } from '#content/hours/open-now.ts'
import { DayField } from '../../inputs/date-input.tsx'
import { intoSight } from '../../screens/into-sight.ts'
import { Hint, Label, TouchButton } from '../../screens/parts.tsx'
import { useAttempt } from '../../screens/use-attempt.ts'
import { useLake } from '../../screens/use-lake.ts'
import { changeDay } from './change-hours.ts'
import { choicesOf, type DayChoice } from './own-day.ts'
import { daysAhead } from './today-values.ts'

const ANOTHER = 'another'

type DayChipsProps = { hours: Hours; now: Date }

/** Two taps: a day, and what it is. */
export function DayChips({ hours, now }: DayChipsProps) {
  const client = useLake()
  const { isBusy, attempt } = useAttempt('The day wasn’t changed')
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState<string>()
  const date = chosen === ANOTHER ? typed : chosen
  const change = (day: string, choice: DayChoice) =>
    attempt(async () => {
      await changeDay(client, day, choice)
      setChosen(undefined)
    })
  const chip = (value: string, text: string) => (
    <TouchButton
      key={value}
      text={text}
      padding={3}
      selected={chosen === value}
      aria-pressed={chosen === value}
      onClick={() => setChosen(chosen === value ? undefined : value)}
    />
  )
  return (
    <Stack gap={3}>
      <Label>Different hours on a day?</Label>
      <Flex gap={2} wrap="wrap">
        {daysAhead(now).map((day) => chip(day.date, day.name))}
        {chip(ANOTHER, 'Another day')}
      </Flex>
      {chosen === ANOTHER && <DayField aria-label="Which day" value={typed} onDay={setTyped} />}
      {isDay(date) && (
        <Stack ref={intoSight} gap={3}>
          <Label>{dayInWords(Date.parse(date))}</Label>
          <Hint>{`Your website says: ${hoursAt(hours, Date.parse(date))}. Change it to:`}</Hint>
          <Flex gap={2} wrap="wrap">
            {choicesOf(hours, date).map(([value, text]) => (
              <TouchButton
                key={value}
                text={text}
                padding={3}
                mode="default"
                tone="primary"
                disabled={isBusy}
                onClick={() => void change(date, value)}
              />
            ))}
          </Flex>
        </Stack>
      )}
    </Stack>
  )
}
