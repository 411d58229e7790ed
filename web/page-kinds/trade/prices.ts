import { startingPrice } from '#content/prices/price.ts'
import type { PriceFragment } from '../../fragments/price.ts'
import type { TradeFragment } from './query.ts'

/** The prices that the service lists; when it lists none, those on its cards, each once. */
export function pricesOf({ listedPrices, cardPrices }: TradeFragment): PriceFragment[] {
  return [...new Map((listedPrices ?? cardPrices ?? []).map((price) => [price._id, price])).values()]
}

/** Where the prices of a trade start. */
export function startOf(trade: TradeFragment): PriceFragment | null {
  return trade.cardPrice && startingPrice(trade.cardPrice, pricesOf(trade))
}
