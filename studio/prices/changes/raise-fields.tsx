import { Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { dollars } from '#content/prices/price.ts'
import { type Rounding, roundings } from '#content/prices/price-change.ts'
import { readPercent } from '#content/typed/typed-percent.ts'

export type RaiseSettings = { typed: string; isLower: boolean; rounding: Rounding }

type RaiseFieldsProps = { settings: RaiseSettings; onChange: (settings: RaiseSettings) => void }

/** By how much to raise or lower prices, and how to round. */
export function RaiseFields({ settings, onChange }: RaiseFieldsProps) {
  const { typed, isLower, rounding } = settings
  const isWrong = typed.trim() !== '' && readPercent(typed) === undefined
  const step = (value: string) => roundings.find((one) => String(one) === value) ?? rounding
  return (
    <Stack gap={3}>
      <Flex gap={3} wrap="wrap">
        <Choice
          label="What to do"
          value={isLower ? 'lower' : 'raise'}
          onChoose={(value) => onChange({ ...settings, isLower: value === 'lower' })}
        >
          <option value="raise">Raise</option>
          <option value="lower">Lower</option>
        </Choice>
        <Percent typed={typed} onType={(text) => onChange({ ...settings, typed: text })} />
        <Choice
          label="Round"
          value={String(rounding)}
          onChoose={(value) => onChange({ ...settings, rounding: step(value) })}
        >
          {roundings.map((one) => (
            <option key={one} value={one}>
              {roundingText(one)}
            </option>
          ))}
        </Choice>
      </Flex>
      {isWrong && (
        <Text size={1} role="alert">
          Enter a percentage such as 5 or 2.5.
        </Text>
      )}
    </Stack>
  )
}

function Percent({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const id = useId()
  return (
    <Stack gap={3} flex={1} style={{ minWidth: 110 }}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        By percent
      </Text>
      <TextInput
        id={id}
        autoFocus
        autoComplete="off"
        fontSize={3}
        padding={3}
        inputMode="decimal"
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </Stack>
  )
}

type ChoiceProps = {
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <Stack gap={3} flex={1} style={{ minWidth: 130 }}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      <Select
        id={id}
        fontSize={3}
        padding={3}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {children}
      </Select>
    </Stack>
  )
}

/** Such as "to the next 25¢". */
function roundingText(step: Rounding): string {
  if (step === 1) return 'to the cent'
  return `to the next ${step < 100 ? `${step}¢` : dollars(step)}`
}
