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
  const published = usePublished(document)
  const amount = published?.[String(path[0])]
  const text = isRecord(document) ? priceText(document) : undefined
  const { value: _, onChange: _onChange, ...attributes } = elementProps
  return (
    <Stack gap={2}>
      <AmountField
        {...attributes}
        cents={value}
        padding={4}
        onAmount={(cents) => onChange(cents === undefined ? unset() : set(cents))}
      />
      {text && (
        <Text
          size={1}
          muted
        >{`${published && text === priceText(published) ? 'Published' : 'Will read'}: ${text}`}</Text>
      )}
      <FarFrom cents={value} before={typeof amount === 'number' ? amount : undefined} />
    </Stack>
  )
}

/** The price as it is published. */
function usePublished(document: unknown): SanityDocument | null {
  const { _id = '', _type = '' } = isRecord(document) ? document : {}
  return useEditState(getPublishedId(String(_id)), String(_type)).published
}

function isRecord(value: unknown): value is Partial<SanityDocument> {
  return typeof value === 'object' && value !== null
}
