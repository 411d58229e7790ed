import { Card, Stack, Text } from '@sanity/ui'
import { getPublishedId, type SlugInputProps, useEditState, useFormValue } from 'sanity'
import { ownPathOf } from '#content/addresses/document-addresses.ts'

/** The web address of a page. When it is about to change, it says what becomes of the old one. */
export function AddressInput(props: SlugInputProps) {
  const id = getPublishedId(textOf(useFormValue(['_id'])))
  const type = textOf(useFormValue(['_type']))
  const { published } = useEditState(id, type)
  const former = published ? ownPathOf(published) : undefined
  const next = ownPathOf({ _type: type, ...{ slug: props.value } })
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {former && next && next !== former && (
        <Card tone="positive" padding={3} radius={2} border role="status">
          <Text size={1}>{`When you publish, ${former} sends people here, so old links still work.`}</Text>
        </Card>
      )}
    </Stack>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
