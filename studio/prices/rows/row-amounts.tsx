import { Box, Flex, Text } from '@sanity/ui'
import { unitText } from '#content/prices/price.ts'
import { AmountField } from '../../inputs/amount-field.tsx'
import type { Amounts, SheetPrice } from '../sheet-prices.ts'
import type { PriceDocument } from '../sheet-question.ts'

type RowAmountsProps = { price: SheetPrice; onAmounts: (amounts: Amounts) => void }

/** The amounts of a price, between the words that the website puts around them. */
export function RowAmounts({ price: { title, shown }, onAmounts }: RowAmountsProps) {
  const { kind, minimum, maximum } = shown
  if (kind === 'custom') return <Text size={2}>{shown.label || 'Quoted for each job'}</Text>
  const field = (label: string, end: keyof Amounts) => (
    <Box flex={1}>
      <AmountField
        aria-label={`${title}: ${label}`}
        padding={[4, 4, 3]}
        value={shown[end] ?? undefined}
        onValue={(cents) => onAmounts({ minimum, maximum, [end]: cents ?? null })}
      />
    </Box>
  )
  return (
    <Flex align="center" gap={2}>
      {kind === 'from' && <Text size={1}>from</Text>}
      {field('amount', 'minimum')}
      {kind === 'range' && (
        <>
          <Text size={1}>to</Text>
          {field('upper amount', 'maximum')}
        </>
      )}
      <Text size={1}>{unitOf(shown)}</Text>
    </Flex>
  )
}

/** What the amount pays for, as the website writes it, such as "/sq ft". */
function unitOf({ unit, unitInFull }: PriceDocument): string {
  return unit ? unitText({ unit, unitInFull: unitInFull ?? null }) : ''
}
