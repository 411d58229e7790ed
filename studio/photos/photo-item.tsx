import { Box, Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'
import { type ObjectItemProps, set, unset } from 'sanity'

/** A photo in a list, with its sentence for blind visitors below it: no photo has to be opened for that. */
export function PhotoItem(props: ObjectItemProps) {
  const id = useId()
  const { onChange, readOnly, validation } = props.inputProps
  const { value } = props
  const alt = 'alt' in value && typeof value.alt === 'string' ? value.alt : ''
  const hasFile = 'asset' in value && Boolean(value.asset)
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {hasFile && (
        <Box paddingX={2} paddingBottom={3}>
          <Stack gap={2}>
            <Text as="label" htmlFor={id} size={1} weight="medium">
              What does this photo show? Blind visitors hear it.
            </Text>
            <TextInput
              id={id}
              fontSize={3}
              value={alt}
              placeholder="White kitchen with a navy island"
              readOnly={readOnly}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.value ? set(currentTarget.value, ['alt']) : unset(['alt']))
              }
            />
            {validation.map(({ message }) => (
              <Text key={message} size={1} role="status">
                {message}
              </Text>
            ))}
          </Stack>
        </Box>
      )}
    </Stack>
  )
}
