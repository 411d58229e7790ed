import { Stack, Text } from '@sanity/ui'
import { type SanityClient, type SanityDocument, useSchema } from 'sanity'
import { isAddressedType } from '#content/addresses/routes.ts'
import { sentencesWith, sentencesWithHidden, textsOfEmergencies } from '../actions/used-by.ts'
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

/** The documents on the website that mention a hidden one in a sentence. */
export function useMentions(id: string, isHidden: boolean): readonly SanityDocument[] {
  const asked = isHidden ? id : undefined
  return useAnswer(asked, (client) => sentencesWith(client, [id]), 'We can’t tell what mentions it.') ?? []
}

/** Sentences keep a hidden page's name and a hidden price's amount. Without a type several were hidden together. */
export function mentionsText(count: number, type?: string): string {
  const one = type === 'price' ? 'this price' : 'it, without a link'
  const what = type ? one : 'what you left out, without a link'
  return `${counted(count, 'text still mentions', 'texts still mention')} ${what}.`
}

export function StillMentioned({ id, type }: { id: string; type: string }) {
  const mentions = useMentions(id, true)
  return <Mentions documents={mentions} text={mentionsText(mentions.length, type)} />
}

/** What still mentions hidden documents of a type. It is asked for again when `saved` is another number. */
export function HiddenStillMentioned({ type, saved }: { type: string; saved: number }) {
  const ask = (client: SanityClient) => sentencesWithHidden(client, type)
  const mentions = useAnswer(`${type} ${saved}`, ask, 'We can’t tell what mentions them.') ?? []
  return <Mentions documents={mentions} text={mentionsText(mentions.length)} />
}

/** What still speaks of emergencies on the website of an owner who takes none. */
export function EmergenciesStillMentioned() {
  const found = useAnswer('emergencies', textsOfEmergencies, 'We can’t tell what mentions emergencies.') ?? []
  const text = `${counted(found.length, 'text on your website still mentions', 'texts on your website still mention')} emergencies, and you don’t take any.`
  return <Mentions documents={found} text={text} />
}

function Mentions({ documents, text }: { documents: readonly SanityDocument[]; text: string }) {
  const schema = useSchema()
  if (documents.length === 0) return null
  return (
    <Stack gap={3}>
      <Text size={1}>{`${text} Change it there if you like.`}</Text>
      <LongList label="Still mentioned in" items={documents} few={8}>
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
