import { Card, Stack, Text } from '@sanity/ui'
import {
  getPublishedId,
  type ObjectInputProps,
  type SanityClient,
  type SanityDocument,
  useDocumentOperation,
  useFormValue,
} from 'sanity'
import { fieldTitle } from '#content/documents/field-title.ts'
import { TouchButton } from '../../../screens/parts.tsx'
import { useAttempt } from '../../../screens/use-attempt.ts'
import { useLake } from '../../../screens/use-lake.ts'
import { isDocument } from '../../../unknown-values.ts'
import { generatedAddress } from '../../rules/generated-address.ts'
import { missingIn, placeOf, wordsOf } from './written-page.tsx'

/** The top of a page. While a new page has none, it can be written together with all else that a page must have. */
export function HeroOfNewPage(props: ObjectInputProps) {
  const document = useFormValue([])
  const isEmpty = props.value?.heading === undefined && props.value?.lead === undefined
  return (
    <Stack gap={4}>
      {isDocument(document) && isEmpty && !props.readOnly && <WriteTheRest document={document} />}
      {props.renderDefault(props)}
    </Stack>
  )
}

function WriteTheRest({ document }: { document: SanityDocument }) {
  const client = useLake()
  const { patch } = useDocumentOperation(getPublishedId(document._id), document._type)
  const { isBusy, attempt, toast } = useAttempt('That didn’t work')
  const missing = missingIn(document._type, document).flatMap(
    (field) => fieldTitle(document._type, field) ?? [],
  )
  const write = async () => {
    patch.execute(await restOf(document, client))
    // The button goes once there is a heading, and most of what was written is below the screen of a phone.
    toast.push({ status: 'success', title: 'We wrote the rest. Read through it, then publish.' })
  }
  return (
    <Card tone="primary" padding={4} radius={2} border>
      <Stack gap={4}>
        <Text size={1}>
          {missing.length > 0
            ? `First, fill in above: ${missing.join(', ')}. Then we can write everything below for you.`
            : 'We can write everything below for you: the heading, the closing words, the web address, and the search engine texts. You can change every word.'}
        </Text>
        <TouchButton
          mode="default"
          text="Write the rest for me"
          disabled={missing.length > 0 || isBusy}
          onClick={() => void attempt(write)}
        />
      </Stack>
    </Card>
  )
}

const townsQuery = '*[_type == "city" && tier == "primary"] | order(order asc)._id'

type Patch = { setIfMissing: Record<string, unknown> }

/** What a page must have besides: words, an address, and, on that of a service, the towns. Nothing that is there is changed. */
async function restOf(document: SanityDocument, client: SanityClient): Promise<Patch[]> {
  const current = await generatedAddress(document, { getClient: () => client })
  const words = wordsOf(document._type, document, await placeOf(client))
  if (!words) throw new Error('Fill in the name and the text on the card first.')
  const { hero, closing, seo } = words
  // The form makes the objects as soon as there is a document, without anything in them.
  const objects = Object.fromEntries(['hero', 'closing', 'seo', 'slug'].map((_type) => [_type, { _type }]))
  return [
    {
      setIfMissing: document._type === 'service' ? { ...objects, sections: await townsOf(client) } : objects,
    },
    { setIfMissing: { 'slug.current': current, ...under('hero', hero), ...under('closing', closing) } },
    { setIfMissing: under('seo', seo) },
  ]
}

async function townsOf(client: SanityClient) {
  const towns = await client.withConfig({ perspective: 'published' }).fetch<string[]>(townsQuery)
  const cities = towns.map((_ref) => ({ _type: 'reference', _ref, _key: _ref }))
  return [{ _type: 'areas', _key: 'areas', heading: 'Where we do this', cities }]
}

function under(object: string, fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${object}.${name}`, value]))
}
