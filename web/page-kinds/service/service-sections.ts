import { formatPrice } from '#content/prices/price.ts'
import type { Fact } from '../../components/facts/fact-list.tsx'
import type { PriceFragment } from '../../lake/fragments/price.ts'
import type { ConsultationFragment } from '../../sections/consultation/query.ts'
import type { SectionFragment } from '../../sections/section-query.ts'

/**
 * What makes a page one for emergencies, whose visitors need the phone at any hour: a notice of that kind comes first. The one visit
 * that it offers further down is then the report that can be made online. Plans and further visits are chosen in the form that other
 * pages have at their end: where there are any, this page has it too, in place of the report. `undefined` for every other page.
 */
export function emergencyOf(
  sections: readonly SectionFragment[],
): { report: ConsultationFragment | undefined } | undefined {
  const [first] = sections
  if (first?._type !== 'notice' || first.urgency !== 'emergency') return undefined
  const [report, ...others] = sections.filter(
    (section) => section._type === 'consultation' || section._type === 'plans',
  )
  return { report: report?._type === 'consultation' && others.length === 0 ? report : undefined }
}

/** Certificates that stand first: the strip of facts at the top of the page has them. */
export function badgesOnTop([first]: readonly SectionFragment[]) {
  return first?._type === 'badges' ? first : undefined
}

type Priced = { cardPrice: PriceFragment | null; sections: readonly SectionFragment[] }

/**
 * Where a service has no price of its own: the least that one of the services costs that its cards lead to, such as "Bathroom
 * remodeling from $8,500". Amounts of different units, such as by the hour and by the month, say nothing together.
 */
export function cheapestCard({ cardPrice, sections }: Priced): Fact[] | undefined {
  if (cardPrice?.kind !== 'custom') return undefined
  const priced = sections.flatMap((section) =>
    section._type === 'serviceCards'
      ? section.cards.flatMap(({ title, price }) => (price?.minimum ? [{ title, price }] : []))
      : [],
  )
  const [least] = priced.toSorted((a, b) => Number(a.price.minimum) - Number(b.price.minimum))
  if (!least || priced.some(({ price }) => price.unit !== least.price.unit)) return undefined
  const start =
    priced.length === 1
      ? least.price
      : ({ ...least.price, kind: 'from', maximum: null, openEnded: null } as const)
  return [{ name: 'Price', value: `${least.title} ${formatPrice(start)}` }]
}

/** What an emergency asks first: how soon somebody comes, which the page tells in its figures. On other pages they are a section. */
export function timesOnTop(sections: readonly SectionFragment[]) {
  return emergencyOf(sections) && sections.find((section) => section._type === 'stats')
}

/** The prices of the service itself: a card that leads to another page has that page's price. */
export function pricesListed(sections: readonly SectionFragment[]): PriceFragment[] {
  return sections.flatMap((section) => {
    if (section._type === 'pricing') return section.prices
    if (section._type !== 'serviceCards') return []
    return section.cards.flatMap(({ price, service }) => (price && !service ? [price] : []))
  })
}
