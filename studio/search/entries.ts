import { getPublishedId, type SanityClient, type Schema } from 'sanity'
import { documentTitle } from '#content/documents/document-title.ts'
import type { Entry } from '#content/search/find-entries.ts'
import { documentTypes, typeTitle } from '../document-title.ts'
import { priceText } from '../inputs/price-text.ts'

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

/** What is found less surely than a title. */
const WRITTEN = [
  ...['email', 'covers', 'text', 'summary', 'description', 'answer'],
  ...['days', 'places', 'zipCodes', 'slug', 'locality'],
]

type Fields = Record<string, unknown> & { _id: string; _type: string }

/** Asks the lake for all that can be found: a few hundred lines, so that each letter typed finds at once. */
export async function searchEntries(client: SanityClient, schema: Schema): Promise<FoundDocument[]> {
  const types = documentTypes(schema)
  const found = await client.withConfig({ perspective: 'drafts' }).fetch<Fields[]>(query, { types })
  return found.map((document) => entryOf(document, schema))
}

function entryOf(document: Fields, schema: Schema): FoundDocument {
  const { _id, _type: type, phone } = document
  const { words, weight } = KNOWN[type] ?? ANYTHING
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
    text: textIn([name, ...WRITTEN.map((field) => document[field])]),
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

type Known = { words: string; weight: number }

const FACT = 6
const PRICE = 4
const TRADE = 3
const COMMON = 2
const ANYTHING: Known = { words: '', weight: 1 }

/** By which words the owner asks for documents of a type, and how often it is them that he means. */
const KNOWN: Readonly<Record<string, Known>> = {
  business: {
    words: 'phone telephone cell number email mail address company details name license insurance logo',
    weight: FACT,
  },
  openingHours: {
    words:
      'hours open opened opening close closed holiday vacation day off schedule weekend week monday sunday notice banner',
    weight: FACT,
  },
  navigation: { words: 'menu header footer links top bottom', weight: FACT },
  price: { words: 'price cost rate charge fee dollars money quote offer discount', weight: PRICE },
  service: { words: 'service work trade', weight: TRADE },
  plan: { words: 'plan maintenance package price', weight: COMMON },
  project: { words: 'project photo picture gallery job work before after', weight: COMMON },
  review: { words: 'review stars rating customer testimonial', weight: COMMON },
  faq: { words: 'question answer faq', weight: COMMON },
  city: { words: 'city town area zip code where', weight: COMMON },
  galleryPage: { words: 'gallery photos pictures page', weight: COMMON },
  contactPage: { words: 'contact form phone page', weight: COMMON },
  privacyPage: { words: 'privacy cookies tracking data visitors page', weight: COMMON },
  accessibilityPage: { words: 'accessibility disability ada blind screen reader page', weight: COMMON },
  aboutPage: { words: 'about us page', weight: COMMON },
  pricesPage: { words: 'price page', weight: COMMON },
  homePage: { words: 'home start first front page', weight: COMMON },
  claim: { words: 'figure claim number fact', weight: 0 },
  publicFact: { words: 'law fee permit code license source census statistic fact', weight: 0 },
  redirect: { words: 'redirect old address', weight: 0 },
}
