import { Stack, Text } from '@sanity/ui'
import { type SanityDocument, useSchema } from 'sanity'
import { isAddressedType } from '#content/addresses/routes.ts'
import { sentencesWith } from '../actions/used-by.ts'
import { kindAndTitle } from '../document-title.ts'
import { counted } from '../screens/counted.ts'
import { LongList } from '../screens/long-list.tsx'
import { DocumentLink, Notice } from '../screens/parts.tsx'
import { useAnswer } from '../screens/use-lake.ts'

type Published = SanityDocument | null

const holderQuery = `*[_id == $id][0]{"name": coalesce(
  select(service->shown == false => service->title),
  select(city->shown == false => city->name),
  select(town->shown == false => town->name)
)}.name`

/** Whether a document is hidden: by its own switch, or with the service or town of this name. */
export function useHidden(published: Published): true | string | undefined {
  const { _id: id, _type: type, _rev } = published ?? { _id: '', _type: '', _rev: '' }
  const isFollowing = type === 'price' || isAddressedType(type)
  const holder = useAnswer(
    isFollowing ? `${id} ${_rev}` : undefined,
    (client) => client.fetch<string | null>(holderQuery, { id }),
    'We can’t tell what it is hidden with.',
  )
  return published?.shown === false ? true : (holder ?? undefined)
}

export function HiddenNotice({ by }: { by: true | string }) {
  return (
    <Notice tone="caution">
      {by === true
        ? 'Hidden: it’s not on your website.'
        : `Hidden along with “${by}”. Show that on your website again, and this comes back.`}
    </Notice>
  )
}

/** The documents on the website that mention any of these in a sentence. */
export function useMentions(ids: readonly string[]): readonly SanityDocument[] {
  const asked = ids.length > 0 ? ids.join() : undefined
  return useAnswer(asked, (client) => sentencesWith(client, ids), 'We can’t tell what mentions them.') ?? []
}

/** Sentences keep a hidden page's name and a hidden price's amount. Without a type several were hidden together. */
export function mentionsText(count: number, type?: string): string {
  const one = type === 'price' ? 'this price' : 'it, without a link'
  const what = type ? one : 'what you left out, without a link'
  return `${counted(count, 'text still mentions', 'texts still mention')} ${what}.`
}

export function StillMentioned({ ids, type }: { ids: readonly string[]; type?: string }) {
  const schema = useSchema()
  const mentions = useMentions(ids)
  if (mentions.length === 0) return null
  return (
    <Stack gap={3}>
      <Text size={1}>{`${mentionsText(mentions.length, type)} Change it there if you like.`}</Text>
      <LongList label="Still mentioned in" items={mentions} few={8}>
        {(document) => (
          <DocumentLink
            key={document._id}
            params={{ id: document._id, type: document._type }}
            title={kindAndTitle(schema, document)}
          />
        )}
      </LongList>
    </Stack>
  )
}
