import type { ComponentType } from 'react'
import { getPublishedId, type InputProps, type SanityDocument, useEditState, useFormValue } from 'sanity'

/** An input around the form of each whole document; the fields in it stay as they are. */
export function aroundDocuments(Form: ComponentType<InputProps>) {
  return function Input(props: InputProps) {
    const isDocument = props.path.length === 0 && props.schemaType.type?.name === 'document'
    return isDocument ? <Form {...props} /> : props.renderDefault(props)
  }
}

/** The id of the document in the form, the same for its draft. */
export function usePublishedId(): string {
  return getPublishedId(String(useFormValue(['_id']) ?? ''))
}

/** The document in the form as it is published; null for one that is not. */
export function usePublished(): SanityDocument | null {
  const type = String(useFormValue(['_type']) ?? '')
  return useEditState(usePublishedId(), type).published
}
