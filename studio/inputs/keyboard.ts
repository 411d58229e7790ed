import type { ComponentType, InputHTMLAttributes } from 'react'
import type { NumberInputProps, StringInputProps } from 'sanity'

type Keys = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoCapitalize' | 'inputMode' | 'spellCheck'>

/** What a phone's keyboard offers, where that is not words that begin with a capital letter. */
export const keyboards = {
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  address: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  capitals: { autoCapitalize: 'characters' },
  digits: { inputMode: 'numeric' },
  // Sanity's own has letters, unless a rule of its own forbids numbers below zero.
  number: { inputMode: 'decimal' },
} satisfies Readonly<Record<string, Keys>>

type Components<Props> = { components: { input: ComponentType<Props> } }

/** For a field of one line, which is as Sanity makes it otherwise. */
export const typedOn = (keyboard: keyof typeof keyboards): Components<StringInputProps> => ({
  components: { input: (props) => props.renderDefault(withKeys(props, keyboards[keyboard])) },
})

export const typedAsNumber: Components<NumberInputProps> = {
  components: { input: (props) => props.renderDefault(withKeys(props, keyboards.number)) },
}

export function withKeys<Props extends { elementProps: object }>(props: Props, keys: Keys): Props {
  return { ...props, elementProps: { ...props.elementProps, ...keys } }
}
