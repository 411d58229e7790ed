import { Box, Card, Flex, Text } from '@sanity/ui'
import { useId } from 'react'
import { type StringInputProps, set } from 'sanity'
import { paletteChoices, paletteNames } from '#content/looks/palettes.ts'

/** The ready palettes, each with its two colors, and the owner's own: as large as a thumb needs. */
export function PaletteInput({ value, onChange, readOnly, schemaType, elementProps }: StringInputProps) {
  const group = useId()
  // A change of what is inside would count as one of the field's own text.
  const { onChange: _, value: __, ...attributes } = elementProps
  return (
    <div
      {...attributes}
      role="radiogroup"
      aria-label={schemaType.title}
      style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}
    >
      {paletteChoices.map(({ name, title, main, accent }) => (
        <Card key={name} as="label" border radius={2} padding={3} style={{ cursor: 'pointer' }}>
          <Flex align="center" gap={2} style={{ minHeight: '1.5rem' }}>
            <input
              type="radio"
              name={group}
              disabled={readOnly}
              checked={(value ?? paletteNames[0]) === name}
              onChange={() => onChange(set(name))}
            />
            <Swatch color={main} />
            <Swatch color={accent} />
            <Text size={1}>{title}</Text>
          </Flex>
        </Card>
      ))}
    </div>
  )
}

function Swatch({ color }: { color: string | undefined }) {
  if (!color) return null
  return (
    <Box
      style={{ flex: 'none', width: '1.25rem', height: '1.25rem', borderRadius: 3, background: color }}
      aria-hidden
    />
  )
}
