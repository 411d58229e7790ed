import { Box, Stack, Text, TextInput } from '@sanity/ui'
import { type ObjectItemProps, set, unset, useFormValue } from 'sanity'
import { Labelled } from '../screens/parts.tsx'
import { fieldsIn } from '../unknown-values.ts'

/** A photo in a list, with its sentence for blind visitors below it: no photo has to be opened for that. */
export function PhotoItem(props: ObjectItemProps) {
  const { onChange, readOnly, validation } = props.inputProps
  const { alt, asset } = fieldsIn(props.value)
  const { asset: large } = fieldsIn(useFormValue(['picture']))
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {Boolean(asset) && (
        <Box paddingX={2} paddingBottom={3}>
          <Stack gap={2}>
            <Labelled label={`Photo ${props.index + (large ? 2 : 1)}`}>
              <TextInput
                fontSize={3}
                value={typeof alt === 'string' ? alt : ''}
                placeholder="White kitchen with a navy island"
                readOnly={readOnly}
                onChange={({ currentTarget }) =>
                  onChange(currentTarget.value ? set(currentTarget.value, ['alt']) : unset(['alt']))
                }
              />
            </Labelled>
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
