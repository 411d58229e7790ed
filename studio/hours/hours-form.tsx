import { Stack } from '@sanity/ui'
import type { ObjectInputProps } from 'sanity'
import { HoursPreview } from './hours-preview.tsx'

/** The form of the opening hours, with what visitors read of them above it. */
export function HoursForm(props: ObjectInputProps) {
  return (
    <Stack gap={4}>
      <HoursPreview document={props.value} />
      {props.renderDefault(props)}
    </Stack>
  )
}
