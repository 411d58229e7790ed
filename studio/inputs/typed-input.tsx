import { Stack, Text, TextInput } from '@sanity/ui'
import { type ChangeEvent, type ComponentProps, type FocusEvent, useState } from 'react'
import { type StringInputProps, set, unset } from 'sanity'

type Attributes = ComponentProps<typeof TextInput>

export type Format = {
  /** What is kept for what was typed; undefined when it can't be understood. */
  read: (typed: string) => string | undefined
  /** What is kept as people write it. */
  write: (value: string) => string
  /** What to type instead. */
  help: string
} & Pick<Attributes, 'inputMode' | 'type'>

type TypedTextProps = Omit<Attributes, 'value' | 'onChange'> & {
  format: Format
  value: string | undefined
  /** Called with undefined when the field was emptied. */
  onValue: (value: string | undefined) => void
}

/** A line of text that takes a value in any way that people write it, and says how it was understood. */
export function TypedText({ format, value, onValue, onBlur, ...attributes }: TypedTextProps) {
  const { read, write, help, type, inputMode } = format
  const [typed, setTyped] = useState<string | null>(null)
  const kept = value === undefined ? '' : (written(write, value) ?? value)
  const understood = typed === null ? undefined : read(typed)
  const shown = typed ?? kept
  const isWrong = shown.trim() !== '' && read(shown) === undefined

  function change(event: ChangeEvent<HTMLInputElement>) {
    const text = event.currentTarget.value
    setTyped(text)
    // What can't be understood is kept as it is, so that the form refuses it instead of publishing what was there before.
    const next = text.trim() === '' ? undefined : (read(text) ?? text)
    if (next !== value) onValue(next)
  }

  return (
    <Stack gap={2}>
      <TextInput
        {...attributes}
        type={type}
        inputMode={inputMode}
        value={shown}
        onChange={change}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          setTyped(null)
          onBlur?.(event)
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

/** The input of a field for such a value. */
export function typedInput(format: Format) {
  return function TypedInput({ value, onChange, elementProps }: StringInputProps) {
    return (
      <TypedText
        {...elementProps}
        format={format}
        value={value}
        onValue={(next) => onChange(next === undefined ? unset() : set(next))}
      />
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
