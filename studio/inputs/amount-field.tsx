import { Box, Text } from '@sanity/ui'
import { readAmount } from '#content/documents/typed.ts'
import { dollars } from '#content/prices/price.ts'
import { type Format, TypedText, type TypedTextProps } from './typed-input.tsx'

const AMOUNT: Format<number> = {
  read: readAmount,
  write: (cents) => dollars(cents).replace('$', ''),
  help: () => 'Enter an amount such as 2.75 or 25,000.',
  inputMode: 'decimal',
}

/** Shows an amount held in cents as dollars, so that the owner types 2.75 and not 275. */
export function AmountField({ padding = 3, ...props }: Omit<TypedTextProps<number>, 'format' | 'prefix'>) {
  const sign = (
    <Box padding={padding}>
      <Text size={2}>$</Text>
    </Box>
  )
  return <TypedText {...props} format={AMOUNT} padding={padding} prefix={sign} />
}
