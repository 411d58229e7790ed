import type { ArrayOfObjectsInputProps, OnPasteFn } from 'sanity'
import { pastedText } from './pasted-text.ts'

/** The editor of long texts, in which what was copied elsewhere becomes what the website can show. */
export function RichTextInput(props: ArrayOfObjectsInputProps) {
  const withPaste = { ...props, onPaste }
  return props.renderDefault(withPaste)
}

const onPaste: OnPasteFn = ({ event: { clipboardData }, path }) => {
  // The editor copies more than HTML can say.
  if (clipboardData.types.includes('application/x-portable-text')) return undefined
  const insert = pastedText(clipboardData.getData('text/html'))
  return insert.length > 0 ? { insert, path } : undefined
}
