import { Stack, Text, TextInput } from '@sanity/ui'
import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { type StringInputProps, set, unset } from 'sanity'

type Format = {
  /** What is kept for what was typed; undefined when it can't be understood. */
  read: (typed: string) => string | undefined
  /** What is kept as people write it. */
  write: (value: string) => string
  /** What to type instead. */
  help: string
} & Pick<ComponentProps<typeof TextInput>, 'inputMode' | 'type'>

/** A line of text that takes a value in any way that people write it, and says how it was understood. */
export function typedInput({ read, write, help, ...attributes }: Format) {
  return function TypedInput({ value, onChange, elementProps }: StringInputProps) {
    const [typed, setTyped] = useState<string | null>(null)
    const kept = value === undefined ? '' : (written(write, value) ?? value)
    const understood = typed === null ? undefined : read(typed)
    const isWrong = typed !== null && typed.trim() !== '' && understood === undefined

    function change(event: ChangeEvent<HTMLInputElement>) {
      const text = event.currentTarget.value
      setTyped(text)
      if (text.trim() === '') return onChange(unset())
      // What can't be understood is kept as it is, so that the form refuses it instead of publishing what was there before.
      const next = read(text) ?? text
      if (next !== value) onChange(set(next))
    }

    return (
      <Stack gap={2}>
        <TextInput
          {...elementProps}
          {...attributes}
          value={typed ?? kept}
          onChange={change}
          onBlur={(event) => {
            setTyped(null)
            elementProps.onBlur(event)
          }}
          customValidity={isWrong ? help : ''}
        />
        {isWrong && (
          <Text size={1} role="alert">
            {help}
          </Text>
        )}
        {understood !== undefined && write(understood) !== typed && <Text size={1}>{write(understood)}</Text>}
      </Stack>
    )
  }
}

/** Undefined for a value that an import or the owner left in another form. */
export function written(write: (value: string) => string, value: string): string | undefined {
  try {
    return write(value)
  } catch {
    return undefined
  }
}
