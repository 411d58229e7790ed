import { TextInput } from '@sanity/ui'
import type { ComponentProps } from 'react'
import { type StringInputProps, set, unset } from 'sanity'

type DayFieldProps = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'type' | 'value'> & {
  value: string | undefined
  onDay: (day: string | undefined) => void
}

/** The browser's own field for a day: a calendar on phones, and 11/27/2026 where there are keys. */
export function DayField({ value = '', onDay, ...attributes }: DayFieldProps) {
  return (
    <TextInput
      {...attributes}
      type="date"
      value={value}
      onChange={({ currentTarget }) => onDay(currentTarget.value || undefined)}
    />
  )
}

export function DateInput({ value, onChange, elementProps }: StringInputProps) {
  return <DayField {...elementProps} value={value} onDay={(day) => onChange(day ? set(day) : unset())} />
}
