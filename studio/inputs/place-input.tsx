import { Stack, Text, TextInput } from '@sanity/ui'
import { type ChangeEvent, useId, useState } from 'react'
import { type ObjectInputProps, set, unset } from 'sanity'
import { readPlace, writePlace } from '#content/typed/typed-place.ts'

type Geopoint = { _type?: string; lat?: number; lng?: number }

/** A point on the map, pasted as a map service gives it. */
export function PlaceInput({
  value,
  onChange,
  elementProps,
  readOnly,
  schemaType,
}: ObjectInputProps<Geopoint>) {
  const [typed, setTyped] = useState<string | null>(null)
  const helpId = useId()
  const { lat, lng } = value ?? {}
  const kept = lat === undefined || lng === undefined ? '' : writePlace({ lat, lng })
  const isWrong = typed !== null && typed.trim() !== '' && !readPlace(typed)

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setTyped(currentTarget.value)
    const place = readPlace(currentTarget.value)
    if (place) onChange(set({ _type: 'geopoint', ...place }))
    else if (currentTarget.value.trim() === '') onChange(unset())
  }

  return (
    <Stack gap={2}>
      <TextInput
        {...elementProps}
        aria-label={schemaType.title}
        aria-describedby={isWrong ? helpId : elementProps['aria-describedby']}
        placeholder="35.1168, -80.7237"
        readOnly={readOnly}
        value={typed ?? kept}
        onChange={change}
        onBlur={(event) => {
          setTyped(null)
          elementProps.onBlur(event)
        }}
      />
      {isWrong && (
        <Text size={1} id={helpId} role="alert">
          Enter the two numbers from a map, such as 35.1168, -80.7237.
        </Text>
      )}
    </Stack>
  )
}
