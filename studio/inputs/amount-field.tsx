import { Box, Stack, Text, TextInput } from '@sanity/ui'
import { type ComponentProps, useState } from 'react'
import { dollars } from '#content/prices/price.ts'
import { readAmount } from '#content/typed/typed-amount.ts'
import { Problem } from '../screens/parts.tsx'

const HELP = 'Enter an amount such as 2.75 or 25,000.'

type AmountFieldProps = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'prefix' | 'type' | 'value'> & {
  /** In US cents. */
  cents: number | undefined
  /** Undefined for what is no amount: better than the one before, which nobody sees any more. */
  onAmount: (cents: number | undefined) => void
}

/** Shows an amount held in cents as dollars, so that the owner types 2.75 and not 275. */
export function AmountField({ cents, onAmount, onBlur, padding = 3, ...attributes }: AmountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (cents === undefined ? '' : dollars(cents).replace('$', ''))
  const isWrong = typed !== null && typed.trim() !== '' && readAmount(typed) === undefined

  function change(text: string) {
    setTyped(text)
    const next = readAmount(text)
    if (next !== cents) onAmount(next)
  }

  return (
    <Stack gap={2}>
      <TextInput
        {...attributes}
        padding={padding}
        inputMode="decimal"
        prefix={
          <Box padding={padding}>
            <Text size={2}>$</Text>
          </Box>
        }
        value={shown}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={(event) => {
          if (!isWrong) setTyped(null)
          onBlur?.(event)
        }}
        customValidity={isWrong ? HELP : ''}
      />
      {isWrong && <Problem>{HELP}</Problem>}
    </Stack>
  )
}
