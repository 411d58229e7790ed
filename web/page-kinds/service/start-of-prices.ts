import { startingPrice } from '#content/prices/price.ts'
import type { PriceFragment } from '../../fragments/price.ts'
import type { SectionFragment } from '../../sections/section-query.ts'

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
