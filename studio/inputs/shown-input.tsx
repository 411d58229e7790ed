import { type BooleanInputProps, type FieldProps, useEditState, useFormValue } from 'sanity'
import { usePublishedId } from '../screens/document-form.tsx'

/** A switch that is on until someone switches it off. */
export function ShownInput(props: BooleanInputProps) {
  return props.renderDefault({ ...props, value: props.value ?? true })
}

/** What was never published is nowhere anyhow, and its form begins with what has to be filled in. */
export function PublishedOnly(props: FieldProps) {
  const type = useFormValue(['_type'])
  const { published } = useEditState(usePublishedId(), typeof type === 'string' ? type : '')
  return published ? props.renderDefault(props) : null
}
