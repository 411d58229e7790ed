import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { dollars } from '#content/prices/price.ts'
import { SMALL_PRICE } from '#content/prices/price-change.ts'
import { readPercent } from '#content/typed/typed-percent.ts'
import { counted } from '../../screens/counted.ts'
import type { Amounts, SheetPrice } from '../sheet-prices.ts'
import { FromTo } from './from-to.tsx'
import { averageText } from './percent.ts'
import { raise } from './raise.ts'
import { RaiseFields, type RaiseSettings } from './raise-fields.tsx'
import { TownPrices } from './town-prices.tsx'

type Change = { price: SheetPrice; amounts: Amounts }
type RaiseDialogProps = {
  prices: readonly SheetPrice[]
  /** Those of the same services that only a town has. */
  inTowns: readonly SheetPrice[]
  onClose: () => void
  onApply: (changes: readonly Change[]) => void
}

/** Raises or lowers the chosen prices by a percentage, and shows first what comes of it. */
export function RaiseDialog({ prices, inTowns, onClose, onApply }: RaiseDialogProps) {
  const id = useId()
  const [settings, setSettings] = useState<RaiseSettings>({ typed: '', isLower: false, rounding: 25 })
  const [takesTowns, setTakesTowns] = useState(false)
  const changes = changesOf(takesTowns ? [...prices, ...inTowns] : prices, settings)
  return (
    <Dialog
      id={id}
      header={`Raise or lower ${counted(prices.length, 'price')}`}
      width={1}
      zOffset={1_000}
      onClose={onClose}
    >
      <Box
        as="form"
        padding={4}
        onSubmit={(event) => {
          event.preventDefault()
          if (changes.length > 0) onApply(changes)
        }}
      >
        <Stack gap={4}>
          <RaiseFields settings={settings} onChange={setSettings} />
          <TownPrices prices={inTowns} isTaken={takesTowns} onTake={setTakesTowns} />
          {changes.map(({ price: { id: key, title, shown }, amounts }) => (
            <FromTo key={key} title={title} from={shown} to={{ ...shown, ...amounts }} />
          ))}
          <Text size={1} muted>
            {averageText(changes.map(({ price, amounts }) => ({ from: price.shown, to: amounts })))} Prices
            under {dollars(SMALL_PRICE)} are rounded to the cent. Nothing changes on your website until you
            publish.
          </Text>
          <Buttons count={changes.length} onClose={onClose} />
        </Stack>
      </Box>
    </Dialog>
  )
}

function Buttons({ count, onClose }: { count: number; onClose: () => void }) {
  return (
    <Flex gap={3} justify="flex-end" wrap="wrap">
      <Button mode="ghost" fontSize={2} padding={4} text="Cancel" onClick={onClose} />
      <Button
        type="submit"
        fontSize={2}
        padding={4}
        text={`Change ${counted(count, 'price')}`}
        disabled={count === 0}
      />
    </Flex>
  )
}

function changesOf(
  prices: readonly SheetPrice[],
  { typed, isLower, rounding }: RaiseSettings,
): readonly Change[] {
  const percent = readPercent(typed)
  return percent === undefined ? [] : raise(prices, isLower ? -percent : percent, rounding)
}
