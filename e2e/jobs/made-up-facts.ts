import { launchCheck, launchParser, launchQuery, reservedIn } from '#content/documents/launch-check.ts'
import { formatPhone } from '#content/documents/phone.ts'
import { business } from '#content/seed/business.ts'
import { homePage } from '#content/seed/home-page.ts'
import { pictureFiles } from '#content/seed/pictures.ts'
import { seedKinds } from '#content/seed/seed-kinds.ts'
import { aboutPage } from '#content/seed/single-pages/about.ts'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'

type Document = { _id: string; _type: string; [field: string]: unknown }

const documents: readonly Document[] = seedKinds.flatMap(({ documents: those }) => those)
const samples = documents.filter(({ sample }) => sample === true)
const isSample = (id: unknown) => samples.some(({ _id }) => _id === id)

/** Of these the mark alone tells: an hour, a price or a town may well be the owner's too. */
const CAN_FIT = ['price', 'openingHours', 'city']
const OTHERS = ['business', 'homePage', 'aboutPage', 'claim']
/** Shorter ones that are no name, such as "Deck repair", are anybody's words. */
const LEAST_OF_SENTENCE = 30

/**
 * What the seed made up, as a page would have it in its markup or its text, without white space: of each document and each part with
 * the mark of a sample the names and sentences, what reaches nobody, and the words around each made-up number.
 */
export function madeUpFacts(): string[] {
  const whole = samples.filter(({ _type }) => ![...OTHERS, ...CAN_FIT].includes(_type))
  const facts = [
    ...textsIn(whole, ['author', 'title']),
    ...textsIn(partsOf(documents), ['name', 'number']),
    ...factsOfBusiness(),
    homePage.hero.heading,
    ...textsIn(aboutPage.story),
    ...samples.flatMap(({ _type, value, label }) =>
      _type === 'claim' ? [`${value}${label}`, `${label}${value}`] : [],
    ),
    ...documents.flatMap(aroundNumbers),
  ]
  return [...new Set(facts.map(packed))]
}

/** Without white space: text around markup has some or none. */
export const packed = (text: string) => text.replace(/\s+/g, '')

function factsOfBusiness(): string[] {
  const { name, phone, postalCode, location, profiles = [] } = business
  const parts = [business, ...profiles].map((part): Record<string, unknown> => ({ ...part }))
  const reserved = parts.flatMap((part) => reservedIn(part).map((field) => String(part[field])))
  return [name, formatPhone(phone), postalCode, `${location.lat}`, `${location.lng}`, ...reserved]
}

/** The parts with a mark of their own, such as one license of several. */
function partsOf(value: unknown, isWhole = true): object[] {
  if (typeof value !== 'object' || value === null) return []
  const isPart = !isWhole && 'sample' in value && value.sample === true
  return isPart ? [value] : Object.values(value).flatMap((inner) => partsOf(inner, Array.isArray(value)))
}

/** The sentences in a value, and what its fields of these names hold. */
function textsIn(value: unknown, names: readonly string[] = [], isName = false): string[] {
  if (typeof value === 'string') return isName || value.length >= LEAST_OF_SENTENCE ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value).filter(([name]) => !name.startsWith('_'))
  return fields.flatMap(([name, inner]) => textsIn(inner, names, names.includes(name)))
}

/** A made-up number with the words that stand beside it in a sentence. */
function aroundNumbers(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { children }: { children?: unknown } = { children: undefined, ...value }
  if (!Array.isArray(children)) return Object.values(value).flatMap(aroundNumbers)
  return children.flatMap((child, index) => {
    const id: unknown = Object(Object(child).claim)._ref
    if (!isSample(id)) return []
    const number = documents.find(({ _id }) => _id === id)?.value
    const textAt = (place: number) => String(Object(children[place]).text ?? '')
    return [`${textAt(index - 1).slice(-20)}${number}${textAt(index + 1).slice(0, 20)}`]
  })
}

/** The names of the files of the sample pictures, as the addresses of pictures have them. */
export async function sampleFiles(product: RunningProduct): Promise<string[]> {
  const query = '*[_type == "sanity.imageAsset" && originalFilename in $files].sha1hash'
  return product.client().fetch<string[]>(query, { files: pictureFiles })
}

/** What the launch check says is made up, with the pages that show it. A rendering may be on another page of its document: files tell. */
export async function foundMadeUp(product: RunningProduct, paths: readonly string[]): Promise<string[]> {
  const groups = launchCheck(launchParser.parse(await product.client().fetch(launchQuery)))
  const madeUp = groups.filter(({ id }) => ['samples', 'made-up-addresses'].includes(id))
  const found = madeUp.flatMap(({ id, findings }) =>
    findings.map(async ({ document, fields }) => {
      const answer = await fetch(`${product.site}/api/document-status?document=${document._id}`)
      const { pages = [] }: { pages?: { path: string }[] } = await answer.json()
      const shown = pages.flatMap(({ path }) => (paths.includes(path) ? path : []))
      return shown.length > 0 ? [`${id}: ${document._id} (${fields.join()}) on ${shown.join()}`] : []
    }),
  )
  return (await Promise.all(found)).flat()
}
