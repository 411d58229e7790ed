import { Box, Text } from '@sanity/ui'
import { readAmount } from '#content/documents/typed.ts'
import { dollars } from '#content/prices/price.ts'
import { type Format, TypedText, type TypedTextProps } from './typed-input.tsx'

const AMOUNT: Format<number> = {
  read: readAmount,
  write: (cents) => dollars(cents).replace('$', ''),
  help: helpFor,
  inputMode: 'decimal',
}

/** What else people type has a field of its own. */
function helpFor(typed: string): string {
  if (/\d.*([-\u2010-\u2015]|\bto\b).*\d/i.test(typed))
    return 'Enter one amount here. For two, choose “Between two amounts” in this price’s form.'
  if (/\d.*[a-z/+]|[a-z].*\d/i.test(typed))
    return 'Enter the amount alone, such as 2.75 or 25,000. This price’s form has fields for “from” and “per hour”.'
  return 'Enter an amount such as 2.75 or 25,000.'
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
