import { Stack } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { type SlugInputProps, set, useFormValue } from 'sanity'
import { ownPathOf } from '#content/addresses/document-addresses.ts'
import { slugFrom } from '#content/addresses/web-address.ts'
import { documentTitle } from '#content/documents/document-title.ts'
import { keyboards, withKeys } from '../../../inputs/keyboard.ts'
import { usePublished } from '../../../screens/document-form.tsx'
import { Notice } from '../../../screens/parts.tsx'
import { useLake } from '../../../screens/use-lake.ts'
import { isDocument } from '../../../unknown-values.ts'
import { generatedAddress } from '../../rules/generated-address.ts'

/** The web address of a page. While the page is new it follows the name; when it is about to change, it says what becomes of the old one. */
export function AddressInput(props: SlugInputProps) {
  const published = usePublished()
  const former = published ? ownPathOf(published) : undefined
  const next = published ? ownPathOf({ ...published, ...{ slug: props.value } }) : undefined
  useAddressOfName(props, published !== null)
  return (
    <Stack gap={3}>
      {props.renderDefault(withKeys(props, keyboards.address))}
      {former && next && next !== former && (
        <Notice tone="positive">{`When you publish, ${former} sends people here, so old links still work.`}</Notice>
      )}
    </Stack>
  )
}

/** So long, in milliseconds, nothing may be typed before an address is made of it. */
const PAUSE = 600

/** Makes the address of a page that is not published yet, until somebody types one. */
function useAddressOfName({ value, onChange, readOnly }: SlugInputProps, isPublished: boolean): void {
  const document = useFormValue([])
  const client = useLake()
  const made = useRef<string>(undefined)
  const current = value?.current
  const name = isDocument(document) ? documentTitle(document) : ''
  const former = useRef(name)
  useEffect(() => {
    // It may have been made with the rest of the page.
    if (name !== former.current && current === slugFrom([former.current])) made.current = current
    former.current = name
    const follows = !isPublished && !readOnly && (!current || current === made.current)
    if (!follows || !isDocument(document)) return
    const make = async () => {
      const next = await generatedAddress(document, { getClient: () => client })
      if (timer === undefined || next === current) return
      made.current = next
      onChange(set({ _type: 'slug', current: next }))
    }
    // What it lacks is said when somebody presses "Generate".
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(
      () => make().catch(() => undefined),
      PAUSE,
    )
    return () => {
      clearTimeout(timer)
      timer = undefined
    }
  }, [isPublished, readOnly, name, document, client, current, onChange])
}
