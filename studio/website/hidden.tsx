import { Stack, Text } from '@sanity/ui'
import { type SanityDocument, useSchema } from 'sanity'
import { isAddressedType } from '#content/addresses/routes.ts'
import { sentencesWith } from '../actions/used-by.ts'
import { kindAndTitle } from '../document-title.ts'
import { counted } from '../screens/counted.ts'
import { DocumentLink, List, Notice } from '../screens/parts.tsx'
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

/** The documents that still mention a hidden one in a sentence. */
export function useMentions(id: string, isHidden: boolean): readonly SanityDocument[] {
  const asked = isHidden ? id : undefined
  return useAnswer(asked, (client) => sentencesWith(client, id), 'We can’t tell what mentions it.') ?? []
}

/** Sentences keep a hidden page's name and a hidden price's amount. */
export function mentionsText(type: string, count: number): string {
  const what = type === 'price' ? 'this price' : 'it, without a link'
  return `${counted(count, 'text')} still ${count === 1 ? 'mentions' : 'mention'} ${what}.`
}

export function StillMentioned({ id, type }: { id: string; type: string }) {
  const schema = useSchema()
  const mentions = useMentions(id, true)
  if (mentions.length === 0) return null
  return (
    <Stack gap={3}>
      <Text size={1}>{`${mentionsText(type, mentions.length)} Change it there if you like.`}</Text>
      <List>
        {mentions.map((document) => (
          <DocumentLink
            key={document._id}
            params={{ id: document._id, type: document._type }}
            title={kindAndTitle(schema, document)}
          />
        ))}
      </List>
    </Stack>
  )
}
