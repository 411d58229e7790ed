import { TextInput } from '@sanity/ui'
import { type StringInputProps, set, unset } from 'sanity'

/** The browser's own field for a day: a calendar on phones, and 11/27/2026 where there are keys. */
export function DateInput({ value, onChange, elementProps }: StringInputProps) {
  return (
    <TextInput
      {...elementProps}
      type="date"
      value={value ?? ''}
      onChange={({ currentTarget: { value: day } }) => onChange(day ? set(day) : unset())}
    />
  )
}
