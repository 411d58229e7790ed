import { getPublishedId, type SanityClient, type Schema } from 'sanity'
import { documentTitle } from '#content/documents/document-title.ts'
import type { Entry } from '#content/search/find-entries.ts'
import { typeTitle } from '../document-title.ts'
import { priceText } from '../schema/price-text.ts'
import { knownBy } from './owner-words.ts'

/** A document that the search can find. */
export type FoundDocument = Entry & { id: string; type: string; line: string }

/** Whatever the documents of a type have of these; drafts before what is published. */
const query = `*[_type in $types]{
  _id, _type, title, name, question, author, heading, from, platform, phone, email,
  kind, minimum, maximum, openEnded, unit, unitInFull, terms, label,
  covers, text, summary, description, locality, zipCodes,
  "slug": slug.current,
  "answer": pt::text(answer),
  "days": exceptions[].name,
  "places": [city->name, service->title]
}`

type Fields = Record<string, unknown> & { _id: string; _type: string }

/** Asks the lake for all that can be found: a few hundred lines, so that each letter typed finds at once. */
export async function searchEntries(client: SanityClient, schema: Schema): Promise<FoundDocument[]> {
  const types = schema.getTypeNames().filter((name) => isContent(schema, name))
  const found = await client.withConfig({ perspective: 'drafts' }).fetch<Fields[]>(query, { types })
  return found.map((document) => entryOf(document, schema))
}

function isContent(schema: Schema, name: string): boolean {
  return schema.get(name)?.type?.name === 'document' && !name.startsWith('sanity.')
}

function entryOf(document: Fields, schema: Schema): FoundDocument {
  const { _id, _type: type, phone } = document
  const { words, weight } = knownBy(type)
  const kind = typeTitle(schema, type)
  const price = type === 'price' ? priceText(document) : undefined
  const name = documentTitle(document) || textIn(document.from) || textIn(document.platform)
  const isOnce = _id === type
  const title = isOnce ? kind : name || kind
  return {
    id: getPublishedId(_id),
    type,
    title,
    line: isOnce ? name : [kind, price].filter(Boolean).join(' · '),
    words: `${words} ${kind} ${amountsIn(price)}`,
    text: [name, document.email, document.covers, document.text, document.summary, document.description]
      .concat(
        document.answer,
        document.days,
        document.places,
        document.zipCodes,
        document.slug,
        document.locality,
      )
      .map(textIn)
      .join(' '),
    phones: typeof phone === 'string' ? [phone] : [],
    weight,
  }
}

/** "hour" in "$85/hour" is no word for the price: someone who types "hours" means those of the week. */
function amountsIn(price = ''): string {
  return price.match(/\d[\d.,]*/g)?.join(' ') ?? ''
}

function textIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(textIn).join(' ')
  return typeof value === 'string' ? value : ''
}
