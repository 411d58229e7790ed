import { Box, Stack } from '@sanity/ui'
import {
  type DiffComponent,
  DiffFromTo,
  type NumberDiff,
  type NumberInputProps,
  set,
  unset,
  useFormValue,
} from 'sanity'
import { dollars } from '#content/prices/price.ts'
import { usePublished } from '../screens/document-form.tsx'
import { Hint } from '../screens/parts.tsx'
import { fieldsIn } from '../unknown-values.ts'
import { AmountField } from './amount-field.tsx'
import { FarFrom } from './far-from.tsx'
import { priceText } from './price-text.ts'

/** An amount in dollars, how the website writes it, and a question when it is far from the last one. */
export function DollarInput({ value, onChange, elementProps, path }: NumberInputProps) {
  const document = fieldsIn(useFormValue([]))
  // An amount with dates stands in for the price's own.
  const around = fieldsIn(useFormValue(path.slice(0, -1)))
  const published = usePublished()
  const amount = published?.[String(path[0])]
  const text = priceText({ ...document, ...around })
  const { value: _, onChange: _onChange, ...attributes } = elementProps
  return (
    <Stack gap={2}>
      <AmountField
        {...attributes}
        value={value}
        padding={4}
        onValue={(cents) => onChange(cents === undefined ? unset() : set(cents))}
      />
      {text && (
        <Hint>{`${published && text === priceText(published) ? 'Published' : 'Will read'}: ${text}`}</Hint>
      )}
      <FarFrom cents={value} before={typeof amount === 'number' ? amount : undefined} />
    </Stack>
  )
}

/** Shows a change of an amount held in cents as the owner typed it: $2.50 → $2.75. */
export const DollarDiff: DiffComponent<NumberDiff> = ({ diff, schemaType }) => (
  <DiffFromTo diff={diff} schemaType={schemaType} previewComponent={Dollars} layout="inline" />
)

function Dollars({ value }: { value?: unknown }) {
  return (
    <Box paddingX={2} paddingY={1}>
      {typeof value === 'number' ? dollars(value) : ''}
    </Box>
  )
}
