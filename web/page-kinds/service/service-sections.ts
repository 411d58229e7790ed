import { startingPrice } from '#content/prices/price.ts'
import type { PriceFragment } from '../../lake/fragments/price.ts'
import type { ConsultationFragment } from '../../sections/consultation/query.ts'
import type { SectionFragment } from '../../sections/section-query.ts'

/**
 * What makes a page one for emergencies, whose visitors need the phone at any hour: a notice of that kind comes first. What it
 * offers to book further down is then the report that can be made online. `undefined` for every other page.
 */
export function emergencyOf(
  sections: readonly SectionFragment[],
): { report: ConsultationFragment | undefined } | undefined {
  const [first] = sections
  if (first?._type !== 'notice' || first.urgency !== 'emergency') return undefined
  return { report: sections.find((section) => section._type === 'consultation') }
}

type Priced = { cardPrice: PriceFragment | null; sections: readonly SectionFragment[] }

/** The price that the top of a service's page shows: the one on its cards, or where those that the page lists start. */
export function startOf({ cardPrice, sections }: Priced): PriceFragment | null {
  return cardPrice && startingPrice(cardPrice, pricesListed(sections))
}

/** The prices of the service itself: a card that leads to another page has that page's price. */
function pricesListed(sections: readonly SectionFragment[]): PriceFragment[] {
  return sections.flatMap((section) => {
    if (section._type === 'pricing') return section.prices
    if (section._type !== 'serviceCards') return []
    return section.cards.flatMap(({ price, service }) => (price && !service ? [price] : []))
  })
}
