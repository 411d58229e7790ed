import { Flex, Stack, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { readPercent } from '#content/documents/typed.ts'
import { dollars } from '#content/prices/price.ts'
import { type Rounding, roundings, SMALL_PRICE } from '#content/prices/price-change.ts'
import { counted } from '../../screens/counted.ts'
import { CheckRow, Choice, Confirmation, Hint, Labelled, Problem } from '../../screens/parts.tsx'
import { type Amounts, namesOf, type SheetPrice } from '../sheet-prices.ts'
import { FromTo } from './from-to.tsx'
import { averageText, raise } from './percent.ts'

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
  const [settings, setSettings] = useState<RaiseSettings>({ typed: '', isLower: false, rounding: 25 })
  const [takesTowns, setTakesTowns] = useState(false)
  const changes = changesOf(takesTowns ? [...prices, ...inTowns] : prices, settings)
  const average = averageText(changes.map(({ price, amounts }) => ({ from: price.shown, to: amounts })))
  return (
    <Confirmation
      header={`Raise or lower ${counted(prices.length, 'price')}`}
      confirm={{ text: `Change ${counted(changes.length, 'price')}`, disabled: changes.length === 0 }}
      onClose={onClose}
      onConfirm={() => changes.length > 0 && onApply(changes)}
    >
      <RaiseFields settings={settings} onChange={setSettings} />
      {inTowns.length > 0 && (
        <CheckRow isChecked={takesTowns} onCheck={setTakesTowns}>
          {`Change these, too: ${namesOf(inTowns)}`}
        </CheckRow>
      )}
      {changes.map(({ price: { id, title, shown }, amounts }) => (
        <FromTo key={id} title={title} from={shown} to={{ ...shown, ...amounts }} />
      ))}
      <Hint>
        {average} Prices under {dollars(SMALL_PRICE)} are rounded to the cent. Nothing changes on your website
        until you publish.
      </Hint>
    </Confirmation>
  )
}

function changesOf(
  prices: readonly SheetPrice[],
  { typed, isLower, rounding }: RaiseSettings,
): readonly Change[] {
  const percent = readPercent(typed)
  return percent === undefined ? [] : raise(prices, isLower ? -percent : percent, rounding)
}

type RaiseSettings = { typed: string; isLower: boolean; rounding: Rounding }

const DIRECTIONS = [
  ['raise', 'Raise'],
  ['lower', 'Lower'],
] as const

type RaiseFieldsProps = { settings: RaiseSettings; onChange: (settings: RaiseSettings) => void }

/** By how much to raise or lower prices, and how to round. */
function RaiseFields({ settings, onChange }: RaiseFieldsProps) {
  const { typed, isLower, rounding } = settings
  const isWrong = typed.trim() !== '' && readPercent(typed) === undefined
  const step = (value: string) => roundings.find((one) => String(one) === value) ?? rounding
  return (
    <Stack gap={3}>
      <Flex gap={3} wrap="wrap">
        <Labelled label="What to do" width="130px">
          <Choice
            fontSize={3}
            value={isLower ? 'lower' : 'raise'}
            options={DIRECTIONS}
            onChoose={(value) => onChange({ ...settings, isLower: value === 'lower' })}
          />
        </Labelled>
        <Labelled label="By percent" width="110px">
          <TextInput
            autoFocus
            autoComplete="off"
            fontSize={3}
            inputMode="decimal"
            value={typed}
            onChange={({ currentTarget }) => onChange({ ...settings, typed: currentTarget.value })}
          />
        </Labelled>
        <Labelled label="Round" width="130px">
          <Choice
            fontSize={3}
            value={String(rounding)}
            options={roundings.map((one) => [String(one), roundingText(one)])}
            onChoose={(value) => onChange({ ...settings, rounding: step(value) })}
          />
        </Labelled>
      </Flex>
      {isWrong && <Problem>Enter a percentage such as 5 or 2.5.</Problem>}
    </Stack>
  )
}

/** Such as "to the next 25¢". */
function roundingText(step: Rounding): string {
  if (step === 1) return 'to the cent'
  return `to the next ${step < 100 ? `${step}¢` : dollars(step)}`
}
