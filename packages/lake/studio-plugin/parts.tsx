import { Button, type ButtonProps, Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'

/** A button that a thumb hits. */
export function TouchButton(props: ButtonProps) {
  return <Button padding={4} fontSize={2} {...props} />
}

type FieldProps = {
  label: string
  hint?: string
  autoComplete: string
  autoFocus?: boolean
  type: 'text' | 'password'
  value: string
  onType: (value: string) => void
}

/** A field for a password, below its label. */
export function Field({ label, hint, onType, ...input }: FieldProps) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={2} weight="medium">
        {label}
      </Text>
      <TextInput
        {...input}
        id={id}
        fontSize={3}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {hint && (
        <Text size={1} muted>
          {hint}
        </Text>
      )}
    </Stack>
  )
}
