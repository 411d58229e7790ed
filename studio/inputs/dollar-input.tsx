import { Box, Text, TextInput } from '@sanity/ui'
import { type ChangeEvent, useState } from 'react'
import { type NumberInputProps, set, unset } from 'sanity'
import { dollarText } from './dollars.ts'

/** Shows an amount held in cents as dollars, so that the owner types 2.75 and not 275. */
export function DollarInput({ value, onChange, elementProps }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (value === undefined ? '' : dollarText(value))

  function change(event: ChangeEvent<HTMLInputElement>) {
    const text = event.currentTarget.value
    setTyped(text)
    if (text.trim() === '') return onChange(unset())
    const cents = centsOf(text)
    if (cents !== null) onChange(set(cents))
  }

  return (
    <TextInput
      {...elementProps}
      inputMode="decimal"
      prefix={
        <Box padding={3}>
          <Text size={2}>$</Text>
        </Box>
      }
      value={shown}
      onChange={change}
      onBlur={(event) => {
        setTyped(null)
        elementProps.onBlur(event)
      }}
      customValidity={
        typed !== null && typed !== '' && centsOf(typed) === null
          ? 'Write an amount such as 2.75 or 25,000.'
          : ''
      }
    />
  )
}

function centsOf(text: string): number | null {
  const digits = text.replace(/[$,\s]/g, '')
  return /^\d{1,8}(\.\d{0,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : null
}
