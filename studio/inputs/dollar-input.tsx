import { Stack, Text } from '@sanity/ui'
import {
  getPublishedId,
  type NumberInputProps,
  type SanityDocument,
  set,
  unset,
  useEditState,
  useFormValue,
} from 'sanity'
import { FarFrom } from '../prices/far-from.tsx'
import { priceText } from '../schema/price-text.ts'
import { AmountField } from './amount-field.tsx'

/** An amount in dollars, how the website writes it, and a question when it is far from the last one. */
export function DollarInput({ value, onChange, elementProps, path }: NumberInputProps) {
  const document = useFormValue([])
  const before = usePublished(document, path[0])
  const { value: _, onChange: _onChange, ...attributes } = elementProps
  return (
    <Stack gap={2}>
      <AmountField
        {...attributes}
        cents={value}
        padding={4}
        onAmount={(cents) => onChange(cents === undefined ? unset() : set(cents))}
      />
      {isRecord(document) && priceText(document) && (
        <Text size={1} muted>{`On your website: ${priceText(document)}`}</Text>
      )}
      <FarFrom cents={value} before={before} />
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

function isRecord(value: unknown): value is Partial<SanityDocument> {
  return typeof value === 'object' && value !== null
}
