import type { InputHTMLAttributes } from 'react'
import type { StringInputProps } from 'sanity'

type Keys = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoCapitalize' | 'inputMode' | 'spellCheck'>

/** What a phone's keyboard offers, where that is not words that begin with a capital letter. */
export const keyboards = {
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  address: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  capitals: { autoCapitalize: 'characters' },
  digits: { inputMode: 'numeric' },
} satisfies Readonly<Record<string, Keys>>

/** For a field of one line, which is as Sanity makes it otherwise. */
export const typedOn = (keyboard: keyof typeof keyboards) => ({
  components: {
    input: (props: StringInputProps) => props.renderDefault(withKeys(props, keyboards[keyboard])),
  },
})

export function withKeys<Props extends { elementProps: object }>(props: Props, keys: Keys): Props {
  return { ...props, elementProps: { ...props.elementProps, ...keys } }
}
