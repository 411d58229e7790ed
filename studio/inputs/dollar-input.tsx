import { Box, Card, Stack, Text, TextInput } from '@sanity/ui'
import { type ChangeEvent, useState } from 'react'
import {
  getPublishedId,
  type NumberInputProps,
  type SanityDocument,
  set,
  unset,
  useEditState,
  useFormValue,
} from 'sanity'
import { dollars } from '#content/prices/price.ts'
import { readAmount } from '#content/typed/typed-amount.ts'
import { priceText } from '../schema/price-text.ts'

const HELP = 'Write an amount such as 2.75 or 25,000.'
/** A price is seldom raised or lowered so much; a slip of the decimal point does it at once. */
const SELDOM = 3

/** Shows an amount held in cents as dollars, so that the owner types 2.75 and not 275, and how the website writes it. */
export function DollarInput({ value, onChange, elementProps, path }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const document = useFormValue([])
  const before = usePublished(document, path[0])
  const shown = typed ?? (value === undefined ? '' : dollars(value).replace('$', ''))
  const isWrong = typed !== null && typed.trim() !== '' && readAmount(typed) === undefined

  function change(event: ChangeEvent<HTMLInputElement>) {
    const text = event.currentTarget.value
    setTyped(text)
    const cents = readAmount(text)
    // Without an amount the form can't be published: better than the one before, which nobody sees any more.
    if (cents !== value) onChange(cents === undefined ? unset() : set(cents))
  }

  return (
    <Stack gap={2}>
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
          if (!isWrong) setTyped(null)
          elementProps.onBlur(event)
        }}
        customValidity={isWrong ? HELP : ''}
      />
      {isWrong && (
        <Text size={1} role="alert">
          {HELP}
        </Text>
      )}
      {isRecord(document) && priceText(document) && (
        <Text size={1} muted>{`On your website: ${priceText(document)}`}</Text>
      )}
      {value !== undefined && before !== undefined && isFarFrom(value, before) && (
        <Card tone="caution" padding={3} radius={2} border role="alert">
          <Text size={1}>{`It was ${dollars(before)}. Is ${dollars(value)} right?`}</Text>
        </Card>
      )}
    </Stack>
  )
}

/** The amount that visitors get now. */
function usePublished(document: unknown, field: unknown): number | undefined {
  const { _id = '', _type = '' } = isRecord(document) ? document : {}
  const { published } = useEditState(getPublishedId(String(_id)), String(_type))
  const amount = published?.[String(field)]
  return typeof amount === 'number' ? amount : undefined
}

function isFarFrom(value: number, before: number): boolean {
  return before > 0 && (value > before * SELDOM || value * SELDOM < before)
}

function isRecord(value: unknown): value is Partial<SanityDocument> {
  return typeof value === 'object' && value !== null
}
