import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { business } from '../business.ts'
import { cities } from '../cities/cities.ts'
import { claims } from '../claims.ts'
import { videos } from '../elsewhere/videos.ts'
import { pictureFiles } from '../pictures.ts'
import { projects } from '../projects.ts'
import { publicFacts } from '../public-facts.ts'
import { seedKinds } from '../seed-kinds.ts'
import { repeated, reviews } from './testing/page-elements.ts'

type Found = { id: string; key: string; text: string }

const documents = seedKinds.flatMap((kind) => kind.documents)
const ids = documents.map(({ _id }) => _id)
const strings = documents.flatMap((document) => stringsIn(document, document._id))
const references = strings.filter(({ key }) => key === '_ref')
const targets = new Set<string>([...ids, ...pictureFiles])
const used = new Set(references.map(({ text }) => text))
const files = readdirSync(new URL('../pictures/', import.meta.url))

/** Fields that hold words a visitor reads; the owner's own facts and structured values are left out. */
const structural = ['current', 'date', 'travelTime', 'opens', 'closes', 'url', 'zipCodes']
const texts = strings.filter(
  ({ id, key }) =>
    !/^(business|openingHours|price-|claim-)/.test(id) && !key.startsWith('_') && !structural.includes(key),
)
/** Customers name what they paid, and shout. */
const ours = texts.filter(({ id }) => !id.startsWith('review-'))
const TYPED = /\$\s?\d|\d\s?(dollars|bucks)|\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+1\d{10}|\S@\S/
const figures = claims.map(({ value }) => value).filter((value) => /\d/.test(value))

const jobs = projects.flatMap((project) => fileOf(project) ?? [])
const tops = documents.flatMap((page) => {
  const file = 'hero' in page ? fileOf(page.hero) : undefined
  const town = page._type === 'city' ? page._id : 'city' in page ? page.city?._ref : undefined
  return file ? [{ id: page._id, file, town }] : []
})
const topsOfJobs = tops.flatMap((page) => {
  const job = projects.find((project) => fileOf(project) === page.file)
  return job && page.town ? [{ ...page, townOfJob: townOf(job.place) }] : []
})
const OFFICES = /\.gov$|\.us$|^nc811\.org$|^www\.gastongov\.com$|^www\.duke-energy\.com$/

test('there is something to look at', () => {
  const found = [ours, claims, reviews, publicFacts, projects, references]
  expect(found.filter(({ length }) => length < 14)).toEqual([])
  expect(topsOfJobs.map(({ id }) => id)).toContain('area-charlotte-renovations')
})

/** What is wrong with the sample content, and where it is. */
const wrongs: Readonly<Record<string, readonly unknown[]>> = {
  'an id stands twice': repeated(ids),
  'an id has a dot, which would make it private': ids.filter((id) => id.includes('.')),
  'a reference leads to nothing': references.filter(({ text }) => !targets.has(text)),
  'a list has two items with one key': documents.flatMap(listsIn).flatMap(repeated),
  'a question is shown on no page': ids.filter((id) => id.startsWith('faq-') && !used.has(id)),
  'a price, phone number or e-mail address is typed into a text': ours.filter(({ text }) => TYPED.test(text)),
  'a figure of a claim is typed into a text': texts.filter(({ text }) => hasFigure(text)),
  'a described picture is not used': pictureFiles.filter((file) => !used.has(file)),
  'a described picture is not there': pictureFiles.filter((file) => !files.includes(file)),
  'a picture is not described': files.filter((file) => !targets.has(file)),
  'a picture is at the top of more than three pages': pictureFiles.filter(
    (file) => tops.filter((top) => top.file === file).length > 3,
  ),
  'a page tells one price in two sections': documents.flatMap((page) => {
    if (page._type !== 'service') return []
    const sections = page.sections.filter(({ _type }) => _type === 'pricing' || _type === 'serviceCards')
    const told = sections.map((section) => [...new Set(pricesIn(section, page._id))])
    return repeated(told.flat()).map((price) => `${page._id}: ${price}`)
  }),
  'the picture at the top of a page stands in a section once more': documents.filter(
    (page) =>
      'hero' in page &&
      'sections' in page &&
      stringsIn(page.sections, page._id).some(({ text }) => text === fileOf(page.hero)),
  ),
  'a picture stands for two jobs': repeated(jobs),
  'the picture of a job is at the top of a page about another town': topsOfJobs.filter(
    ({ town, townOfJob }) => town !== townOfJob,
  ),
  'a claim has neither proof nor what would prove it': claims.filter(
    ({ evidence, checkedOn, sample }) =>
      !evidence || (!checkedOn && !sample && !publicFacts.some(({ passage }) => passage === evidence)),
  ),
  'the zip code of the office is one of no town': [business.postalCode].filter(
    (office) => !cities.some(({ furtherZipCodes = [] }) => furtherZipCodes.includes(office)),
  ),
  'a license has a number that is no sample': business.licences?.filter(({ sample }) => !sample) ?? [],
  'a law, a fee or a public figure has its word from no office': publicFacts.filter(
    ({ url }) => !OFFICES.test(new URL(url).hostname),
  ),
  'a public fact has a check that nobody made': publicFacts.filter(
    (fact) => fact.checkedOn ?? fact.confirmedBy,
  ),
  'a video is no sample': videos.filter(({ sample }) => !sample),
  'a project that is a sample has a length or a place of its own': projects.filter(
    ({ sample, duration = '', place = '' }) =>
      sample && !(duration.startsWith('about ') && place.startsWith('Typical for ')),
  ),
  'a review has no day, or is not marked as a sample, which the launch check holds back': reviews.filter(
    ({ sample, source, date }) =>
      !(sample && source?.startsWith('Sample') && /^\d{4}-\d{2}-\d{2}$/.test(date)),
  ),
  'two reviews begin alike': repeated(reviews.map(({ text }) => text.split(' ').slice(0, 4).join(' '))),
}

test.each(Object.entries(wrongs))('nowhere %s', (_, wrong) => expect(wrong).toEqual([]))

function stringsIn(value: unknown, id: string, key = ''): Found[] {
  if (typeof value === 'string') return [{ id, key, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item, id, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => stringsIn(item, id, name))
}

/** The keys of every list within a value, each list by itself. */
function listsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(listsIn)
  return Array.isArray(value)
    ? [value.flatMap((item) => (item?._key ? [String(item._key)] : [])), ...inside]
    : inside
}

/** Whether a text has the figure of a claim, or one like it, and not the end of another: "3–5 years" is not "5 years". */
function hasFigure(text: string): boolean {
  // How old a child is, not how long a building takes.
  if (text === 'Crawlers, 6–12 months') return false
  return (
    /\d\s?[%+]/.test(text) ||
    figures.some((figure) =>
      text
        .split(figure)
        .slice(0, -1)
        .some((before) => !/[\d–-]$/.test(before)),
    )
  )
}

function pricesIn(value: unknown, id: string): string[] {
  return stringsIn(value, id).flatMap(({ key, text }) =>
    key === '_ref' && text.startsWith('price-') ? [text] : [],
  )
}

function fileOf({ picture }: { picture?: { asset?: { _ref: string } } }): string | undefined {
  return picture?.asset?._ref
}

/** The town of a place such as "Mill Village, Pineville"; a neighborhood that no town names is one of the main town's. */
function townOf(place = ''): string {
  const town = cities.find(
    ({ name, neighborhoods = [] }) => place.endsWith(name) || neighborhoods.includes(place),
  )
  return town?._id ?? 'city-charlotte'
}
