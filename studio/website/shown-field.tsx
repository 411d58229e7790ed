import { Stack } from '@sanity/ui'
import type { BooleanInputProps, FieldProps } from 'sanity'
import { usePublished } from '../screens/document-form.tsx'
import { StillMentioned } from './hidden.tsx'

/** A switch that is on until someone switches it off. */
export function ShownInput(props: BooleanInputProps) {
  return props.renderDefault({ ...props, value: props.value ?? true })
}

/** What was never published is nowhere anyhow, and its form begins with what has to be filled in. */
export function ShownField(props: FieldProps) {
  const published = usePublished()
  if (!published) return null
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {published.shown === false && <StillMentioned id={published._id} type={published._type} />}
    </Stack>
  )
}
