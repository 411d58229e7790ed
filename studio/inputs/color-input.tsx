import { Flex } from '@sanity/ui'
import { type StringInputProps, set } from 'sanity'
import { readColor } from '#content/documents/typed.ts'
import { typedInput } from './typed-input.tsx'

const CodeInput = typedInput({ read: readColor, write: (color) => color })

/** The phone's own color picker, and beside it the code, which a designer or a printer knows. */
export function ColorInput(props: StringInputProps) {
  const { value, onChange, readOnly, schemaType } = props
  return (
    <Flex gap={2} align="flex-start">
      <input
        type="color"
        aria-label={`${schemaType.title}: pick`}
        value={readColor(value ?? '') ?? '#ffffff'}
        disabled={readOnly}
        onChange={({ currentTarget }) => onChange(set(currentTarget.value))}
        style={{ flex: 'none', width: '4rem', height: '2.75rem', padding: 2, cursor: 'pointer' }}
      />
      <div style={{ flex: 1 }}>
        <CodeInput {...props} />
      </div>
    </Flex>
  )
}
