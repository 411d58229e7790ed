import { z } from 'zod'
import { type Address, addressesOf, sharedPaths } from '../addresses/document-addresses.ts'
import { isAddress } from '../addresses/redirect.ts'
import { pathOf } from '../addresses/routes.ts'
import { slugProblem } from '../addresses/web-address.ts'
import { sentencesIn } from './made-up-numbers.ts'
import { seenDocuments } from './seen-documents.ts'

/** A document as the lake holds it. */
export type LaunchDocument = { _id: string; _type: string; [field: string]: unknown }

/** A document that must not go live as it is, and the fields to look at, such as `licences.plumbing`. */
export type LaunchFinding = { document: LaunchDocument; fields: readonly string[] }

/** Documents with the same thing to do; both texts are for the owner. */
export type LaunchGroup = {
  id: string
  title: string
  advice: string
  findings: readonly LaunchFinding[]
}

/** GROQ for all that goes live, as the filter of a `*`: what is published and the owner's. */
export const launchFilter = '!string::startsWith(_type, "sanity.") && !(_id in path("drafts.**"))'
export const launchQuery = `*[${launchFilter}]`
export const launchParser = z.array(z.looseObject({ _id: z.string(), _type: z.string() }))

type Rule = Omit<LaunchGroup, 'findings'> & {
  /** `shared` are the paths that more than one document has, `formerTown` names that of the sample's office, where the owner does not work. */
  fieldsOf: (document: LaunchDocument, shared: ReadonlySet<string>, formerTown?: RegExp) => string[]
}

/** Their writers may name any town: customers, offices and newspapers. */
const OF_OTHERS = ['review', 'city', 'publicFact', 'article', 'redirect']

const rules: readonly Rule[] = [
  {
    id: 'addresses-without-page',
    title: 'Web addresses to fix',
    advice:
      'A page can’t have an address like this, so nobody sees these. Open each one, press "Generate" next to "Web address", take out the other addresses shown in red, and publish.',
    fieldsOf: (document) => fieldsWith(document, ({ type, slug }) => slugProblem(type, slug) !== undefined),
  },
  {
    id: 'shared-addresses',
    title: 'Web addresses two pages share',
    advice: 'Visitors see only one of them. Give each of the others its own address, or delete it.',
    fieldsOf: (document, shared) =>
      fieldsWith(
        document,
        ({ type, slug }) =>
          slugProblem(type, slug) === undefined && shared.has(pathOf({ _type: type, slug })),
      ),
  },
  {
    id: 'samples',
    title: 'Samples to replace',
    advice: 'We made these up. Add the real thing and switch "Sample" off, or delete it.',
    fieldsOf: (document) => placesOf(document, ({ sample }) => (sample === true ? [ITSELF] : [])),
  },
  {
    id: 'other-town',
    title: 'Pages that name a town you don’t work in',
    advice:
      'We wrote these for a business in another town. Open each one, put your own town in, and publish, or hide the page.',
    fieldsOf: (document, _, formerTown) =>
      formerTown === undefined || document.sample === true || OF_OTHERS.includes(document._type)
        ? []
        : placesOf(document, (part) =>
            textsIn(part, (text, name) => !name.startsWith('_') && formerTown.test(text)),
          ),
  },
  {
    id: 'unproven-claims',
    title: 'Numbers to back up',
    advice: 'Say where each number comes from and when you checked it, or delete it.',
    fieldsOf: (document) => emptyIn(document, 'claim', ['evidence', 'checkedOn']),
  },
  {
    id: 'unconfirmed-facts',
    title: 'Laws, fees, and statistics to confirm',
    advice:
      'Open the source, or ask the office it names. If your pages say the same thing, fill in the day and who confirmed it. If they don’t, fix your pages first.',
    fieldsOf: (document) => emptyIn(document, 'publicFact', ['checkedOn', 'confirmedBy']),
  },
  {
    id: 'unread-pages',
    title: 'Promises to read',
    advice:
      'These pages say what your website does with visitors, and who can use it. Read each one, change what isn’t true for you, fill in "Checked on", and publish.',
    fieldsOf: (document) =>
      ['privacyPage', 'accessibilityPage'].flatMap((type) => emptyIn(document, type, ['checkedOn'])),
  },
  {
    id: 'renderings',
    title: 'Pictures to take',
    advice:
      'These are computer renderings. Add photos of your own work, and switch "This is a computer rendering" off.',
    fieldsOf: (document) => placesOf(document, ({ rendering }) => (rendering === true ? [ITSELF] : [])),
  },
  {
    id: 'made-up-addresses',
    title: 'Contacts to fill in',
    advice: 'These are just examples, so nobody can reach you there. Add your own.',
    fieldsOf: (document) => placesOf(document, reservedIn),
  },
  {
    id: 'broken-redirects',
    title: 'Redirects that lead nowhere',
    advice:
      'No browser can open the address, so visitors get "Page not found". Fix it, or delete the redirect.',
    fieldsOf: ({ _type, address }) =>
      _type === 'redirect' && typeof address === 'string' && !isAddress(address) ? ['address'] : [],
  },
]

/**
 * What must not go live, by what there is to do about it; empty when nothing is left. What is hidden is left out, but a number that a
 * sentence names: the sentence keeps it.
 */
export function launchCheck(documents: readonly LaunchDocument[]): LaunchGroup[] {
  const shared = sharedPaths(documents)
  const shown = seenDocuments(documents)
  const ids = new Set([...shown.map(({ _id }) => _id), ...sentencesIn(shown).map(({ claim }) => claim)])
  const seen = documents.filter(({ _id }) => ids.has(_id))
  const formerTown = formerTownIn(documents)
  const groups = rules.map(({ fieldsOf, ...rule }) => {
    const looked = seen.map((document) => ({ document, fields: fieldsOf(document, shared, formerTown) }))
    return { ...rule, findings: looked.filter(({ fields }) => fields.length > 0) }
  })
  return groups.filter(({ findings }) => findings.length > 0)
}

/** What is wrong with the site's public address, or undefined when it may go live. */
export function siteUrlProblem(siteUrl: string | undefined): string | undefined {
  if (!siteUrl)
    return 'SITE_URL is not set: put the public address into .env, such as https://www.example.com.'
  if (!siteUrl.startsWith('https://')) return `SITE_URL is ${siteUrl}: visitors need https://.`
  return isReserved(siteUrl)
    ? `SITE_URL is ${siteUrl}, which is reserved for examples: put in your own.`
    : undefined
}

/** What names the town that the sample's drive times start in, once the owner's office is elsewhere and he doesn't work there. */
function formerTownIn(documents: readonly LaunchDocument[]): RegExp | undefined {
  const office = documents.find(({ _type }) => _type === 'business')?.locality
  const towns = documents.filter(({ _type }) => _type === 'city')
  const former = towns.map(({ travelFrom }) => travelFrom).find((town) => typeof town === 'string')
  const isHis = towns.some(({ name, shown }) => name === former && shown !== false)
  if (typeof former !== 'string' || !office || office === former || isHis) return undefined
  return new RegExp(String.raw`\b${former.replace(/\W/g, String.raw`\$&`)}\b`)
}

/** Used in place of a field's name when the object itself is meant. */
const ITSELF = ''

/** The fields of an object, and those of none in it, that hold a phone number or an address kept for examples. */
export function reservedIn(part: Readonly<Record<string, unknown>>): string[] {
  return textsIn(part, isReserved)
}

/** The fields of an object, and those of none in it, whose text is meant. */
function textsIn(
  part: Readonly<Record<string, unknown>>,
  isMeant: (text: string, name: string) => boolean,
): string[] {
  return Object.entries(part).flatMap(([name, text]) =>
    typeof text === 'string' && isMeant(text, name) ? [name] : [],
  )
}

const emptyIn = (document: LaunchDocument, type: string, fields: readonly string[]) =>
  document._type === type ? fields.filter((field) => !document[field]) : []

/** The fields whose web address matches. */
function fieldsWith(document: LaunchDocument, isMeant: (address: Address) => boolean): string[] {
  const fields = addressesOf(document).filter(isMeant)
  return [...new Set(fields.map(({ field }) => field))]
}

/** Paths into a document: `namesIn` is asked for the fields of each object in it. Items of lists are named by their keys. */
function placesOf(
  document: LaunchDocument,
  namesIn: (part: Record<string, unknown>) => readonly string[],
): string[] {
  const places: string[] = []
  const visit = (value: unknown, path: readonly string[]) => {
    if (!isRecord(value) || (path.length > 0 && value.shown === false)) return
    const names = Array.isArray(value) ? [] : namesIn(value)
    places.push(...names.map((name) => [...path, name].filter(Boolean).join('.') || 'document'))
    for (const [name, inner] of Object.entries(value)) {
      visit(inner, [...path, isRecord(inner) && typeof inner._key === 'string' ? inner._key : name])
    }
  }
  visit(document, [])
  return places
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** 555-0100 to 555-0199 are kept for fiction by the North American numbering plan. */
const FICTION_NUMBER = /^\+1\d{3}55501\d{2}$/
/** RFC 2606 and RFC 6761. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/

/** Whether a text is a phone number, or has an email or web address, that is kept for examples and reaches nobody. */
function isReserved(text: string): boolean {
  const hosts = text.matchAll(/(?:@|:\/\/)([a-z0-9.-]+)/gi)
  return FICTION_NUMBER.test(text) || [...hosts].some(([, host = '']) => RESERVED_HOST.test(host))
}
