import { Stack, Text, TextInput } from '@sanity/ui'
import { type ChangeEvent, type ComponentProps, type FocusEvent, useState } from 'react'
import { type StringInputProps, set, unset } from 'sanity'
import { Problem } from '../screens/parts.tsx'

type Attributes = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'>

export type Format<Value> = {
  /** What is meant by what was typed; undefined when it can't be understood. */
  read: (typed: string) => Value | undefined
  /** A value as people write it. */
  write: (value: Value) => string
  /** What to do instead of typing this, where no rule of the form says so below the field. */
  help?: (typed: string) => string
  /**
   * What is kept of what can't be understood, so that the form refuses it; without it nothing is, and what was there before is gone. With
   * it the field also says how something was understood.
   */
  otherwise?: (typed: string) => Value
} & Pick<Attributes, 'inputMode' | 'type'>

export type TypedTextProps<Value> = Attributes & {
  format: Format<Value>
  value: Value | undefined
  /** Called with undefined when the field was emptied. */
  onValue: (value: Value | undefined) => void
}

/** A line of text that takes a value in any way that people write it, and says when it can't be understood. */
export function TypedText<Value>({ format, value, onValue, onBlur, ...attributes }: TypedTextProps<Value>) {
  const { read, write, help, otherwise, ...kind } = format
  const [typed, setTyped] = useState<string | null>(null)
  const kept = value === undefined ? '' : (written(write, value) ?? String(value))
  const understood = typed === null ? undefined : read(typed)
  const shown = typed ?? kept
  const isWrong = shown.trim() !== '' && read(shown) === undefined
  const reason = isWrong ? help?.(shown) : undefined

  function change(event: ChangeEvent<HTMLInputElement>) {
    const text = event.currentTarget.value
    setTyped(text)
    const next = text.trim() === '' ? undefined : (read(text) ?? otherwise?.(text))
    if (next !== value) onValue(next)
  }

  return (
    <Stack gap={2}>
      <TextInput
        {...attributes}
        {...kind}
        value={shown}
        onChange={change}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          if (!isWrong || value !== undefined) setTyped(null)
          onBlur?.(event)
        }}
        {...(help && { customValidity: reason ?? '' })}
      />
      {reason && <Problem>{reason}</Problem>}
      {otherwise && understood !== undefined && write(understood) !== typed && (
        <Text size={1}>{write(understood)}</Text>
      )}
    </Stack>
  )
}

/** Of values that are texts themselves. */
export const ofText = { otherwise: (typed: string) => typed }

/** The input of a field for such a text. */
export function typedInput(format: Omit<Format<string>, 'help'>) {
  return function TypedInput({ value, onChange, elementProps, validationError }: StringInputProps) {
    return (
      <TypedText
        {...elementProps}
        customValidity={validationError}
        format={{ ...ofText, ...format }}
        value={value}
        onValue={(next) => onChange(next === undefined ? unset() : set(next))}
      />
    )
  }
}

/** Undefined for a value that an import or the owner left in another form. */
export function written<Value>(write: (value: Value) => string, value: Value): string | undefined {
  try {
    return write(value)
  } catch {
    return undefined
  }
}
