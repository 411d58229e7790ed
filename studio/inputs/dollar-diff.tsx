import { Box } from '@sanity/ui'
import { type DiffComponent, DiffFromTo, type NumberDiff } from 'sanity'
import { dollars } from '#content/prices/price.ts'

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
