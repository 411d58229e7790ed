import type { z } from 'zod'
import {
  claim as claimIn,
  fact,
  link,
  paragraph,
  price as priceIn,
  richText,
} from '#content/seed/rich-text.ts'
import { content as seeded, seededDocument, seededPage } from '#content/seed/tests/testing/seeded-content.ts'
import { anyTownPage } from '../page-kinds/any-town/query.ts'
import { homePage } from '../page-kinds/home/query.ts'
import { townPage } from '../page-kinds/local/queries.ts'
import { pricesPage } from '../page-kinds/prices/query.ts'
import { servicePage } from '../page-kinds/service/query.ts'
import { serviceAreaPage } from '../page-kinds/service-area/query.ts'
import { privacyPage } from '../page-kinds/statement/queries.ts'
import type { SectionFragment } from '../sections/section-query.ts'

// What the queries answer about the documents of the seed: with it components, forms and structured data are tried.

/** A text with everything that a sentence can hold. */
const words = richText(
  paragraph`Interior ${link('service-painting', 'painting')} costs ${priceIn('price-interior-painting')}.
    Call ${fact('phone')}, rated ${claimIn('claim-rating')}`,
)
const privacy = seededDocument('privacyPage')
const prose = { _key: 'prose', _type: 'prose', heading: 'What a permit is for', text: words }
const content = seeded.with({ ...privacy, sections: [prose] })

const answerAt = <Shown>(path: string, { parser }: { parser: z.ZodType<Shown> }): Shown =>
  parser.parse(content.whole(seededPage(path)))

export const { site, page: home } = answerAt('/', homePage)
export const { business } = site
export const { page: prices } = answerAt('/prices', pricesPage)
export const { page: painting } = answerAt('/services/painting', servicePage)
/** A trade with the prices on its cards, and what the pages of all trades share. */
export const { page: trade } = answerAt('/any-town/painting', anyTownPage)
/** A page about a town of which everything is known, and its service area. */
export const { page: townShown } = answerAt('/cities/matthews', townPage)
export const { page: areaShown } = answerAt('/service-areas/matthews', serviceAreaPage)

const sections: readonly SectionFragment[] = [
  ...['kitchen-remodeling', 'plumbing', 'maintenance/preventive', 'maintenance/routine'].flatMap(
    (slug) => answerAt(`/services/${slug}`, servicePage).page.sections,
  ),
  ...(answerAt('/privacy', privacyPage).page.sections ?? []),
]

/** A section of a kind; on the page of painting, where that has one. */
export function sampleOf<Type extends SectionFragment['_type']>(type: Type) {
  return found(
    [...painting.sections, ...sections],
    (section): section is Extract<SectionFragment, { _type: Type }> => section._type === type,
  )
}

/** The days of what is always shown. */
export const always = { shownFrom: null, shownUntil: null }

export const townAt = (slug: string) => found(site.cities, (town) => town.slug === slug)
export const priceOf = (id: string) => found(prices.prices, ({ _id }) => _id === id)

export const text = sampleOf('prose').text
export const price = priceOf('price-interior-painting')
export const emergencyPrice = priceOf('price-plumbing-emergency')
export const claim = found(home.badges, ({ _id }) => _id === 'claim-rating')
export const review = found(home.reviews.items, ({ rating }) => rating !== null)
/** Its picture is a rendering. */
export const project = found(home.gallery.projects, ({ _id }) => _id === 'project-navy-island')
export const picture = found([project.picture], (one) => one !== null)

function found<One, Wanted extends One>(all: readonly One[], isWanted: (one: One) => one is Wanted): Wanted
function found<One>(all: readonly One[], isWanted: (one: One) => boolean): One
function found<One>(all: readonly One[], isWanted: (one: One) => boolean): One {
  const one = all.find(isWanted)
  if (one !== undefined) return one
  throw new Error('The seed has no such sample.')
}
