import { Stack } from '@sanity/ui'
import { type SlugInputProps, useEditState, useFormValue } from 'sanity'
import { ownPathOf } from '#content/addresses/document-addresses.ts'
import { usePublishedId } from '../screens/document-form.tsx'
import { Notice } from '../screens/parts.tsx'

/** The web address of a page. When it is about to change, it says what becomes of the old one. */
export function AddressInput(props: SlugInputProps) {
  const type = String(useFormValue(['_type']) ?? '')
  const { published } = useEditState(usePublishedId(), type)
  const former = published ? ownPathOf(published) : undefined
  const next = ownPathOf({ _type: type, ...{ slug: props.value } })
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {former && next && next !== former && (
        <Notice tone="positive">{`When you publish, ${former} sends people here, so old links still work.`}</Notice>
      )}
    </Stack>
  )
}
