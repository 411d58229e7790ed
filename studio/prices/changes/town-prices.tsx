import { Checkbox, Flex, Text } from '@sanity/ui'
import type { SheetPrice } from '../sheet-prices.ts'

type TownPricesProps = {
  prices: readonly SheetPrice[]
  isTaken: boolean
  onTake: (isTaken: boolean) => void
}

/** Prices of the same services that only a town has. They stand at the end of the sheet, where nobody would miss them. */
export function TownPrices({ prices, isTaken, onTake }: TownPricesProps) {
  if (prices.length === 0) return null
  return (
    <Flex as="label" align="center" gap={3} style={{ minHeight: 44 }}>
      <Checkbox checked={isTaken} onChange={({ currentTarget }) => onTake(currentTarget.checked)} />
      <Text size={2}>{`Change these, too: ${namesOf(prices)}`}</Text>
    </Flex>
  )
}

/** Names them as left out. */
export function UnchangedTownPrices({ prices }: { prices: readonly SheetPrice[] }) {
  if (prices.length === 0) return null
  return <Text size={2}>{`Not changed: ${namesOf(prices)}`}</Text>
}

const namesOf = (prices: readonly SheetPrice[]) => prices.map(({ title }) => title).join(', ')
