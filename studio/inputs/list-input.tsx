import { TextArea } from '@sanity/ui'
import { type ChangeEvent, useState } from 'react'
import { type ArrayOfPrimitivesInputProps, set, unset } from 'sanity'
import { readList, writeList } from '#content/documents/typed.ts'

/** Short entries in one field, with commas between them. Nothing has to be pressed for what was typed to be kept. */
export function ListInput({
  value,
  onChange,
  elementProps,
  readOnly,
  schemaType,
}: ArrayOfPrimitivesInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const kept = writeList((value ?? []).map(String))

  function change({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(currentTarget.value)
    const entries = readList(currentTarget.value)
    onChange(entries.length > 0 ? set(entries) : unset())
  }

  return (
    <TextArea
      {...elementProps}
      aria-label={schemaType.title}
      rows={kept.length > 60 ? 3 : 1}
      placeholder="Put commas between them"
      readOnly={readOnly}
      value={typed ?? kept}
      onChange={change}
      onBlur={(event) => {
        setTyped(null)
        elementProps.onBlur(event)
      }}
    />
  )
}
