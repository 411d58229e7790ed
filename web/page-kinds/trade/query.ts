import { z } from 'zod'
import { requiredText, texts } from '#content/documents/field-kinds.ts'
import { serviceLinkParser, serviceLinkProjection } from '../../lake/fragments/link.ts'
import { optionalPicture, pictureProjection } from '../../lake/fragments/picture.ts'
import { type PriceFragment, priceParser, priceProjection } from '../../lake/fragments/price.ts'
import { shownWhenFields, shownWhenProjection } from '../../lake/fragments/text/heading.ts'
import { processParser, processProjection } from '../../sections/process/query.ts'
import { withDays } from '../../sections/section-query.ts'

/** A service with the prices and steps of its own page: the sections that hold them, where they are shown today. */
export const tradeProjection = `
  ${serviceLinkProjection}, summary, picture{${pictureProjection}}, cardPrice->{${priceProjection}},
  "priceLists": coalesce(sections[_type == "pricing"]{
    ${shownWhenProjection}, "prices": coalesce(prices[]->{${priceProjection}}, [])
  }, []),
  "cards": coalesce(sections[_type == "serviceCards"]{
    ${shownWhenProjection}, "prices": coalesce(cards[defined(price)].price->{${priceProjection}}, [])
  }, []),
  "processes": coalesce(sections[_type == "process"]{_type, ${shownWhenProjection}, ${processProjection}}, [])
`

const priceListsParser = z.array(z.object({ ...shownWhenFields, prices: z.array(priceParser) }))

export const tradeParser = serviceLinkParser.extend({
  summary: requiredText,
  picture: optionalPicture,
  cardPrice: priceParser.nullable(),
  priceLists: priceListsParser,
  cards: priceListsParser,
  processes: z.array(withDays(processParser)),
})

export type TradeFragment = z.infer<typeof tradeParser>

/** The prices that the service lists; when it lists none, or all of them are hidden, those on its cards, each once. */
export function pricesOf({ priceLists, cards }: TradeFragment): PriceFragment[] {
  const listed = pricesIn(priceLists)
  const prices = listed.length > 0 ? listed : pricesIn(cards)
  return [...new Map(prices.map((price) => [price._id, price])).values()]
}

const pricesIn = (lists: TradeFragment['priceLists']) => lists.flatMap(({ prices }) => prices)

/** The same with the town's own prices for the jobs that it has them for, such as "Cabinet painting in Matthews". */
export function withPricesOf(own: readonly PriceFragment[], trade: TradeFragment): TradeFragment {
  const prices = pricesOf(trade).map((price) => {
    const here = own.find(({ title }) => title.startsWith(`${price.title} in `))
    return here ? { ...here, title: price.title } : price
  })
  return { ...trade, priceLists: [{ shownFrom: null, shownUntil: null, prices }] }
}

/** What the pages of all trades in all towns share. */
export const sharedProjection = `
  _id, _type, tilesHeading, reasonsHeading, reasons, neighborhoodsHeading, neighborhoods,
  tiles[]{_key, title, text, service->{${serviceLinkProjection}}}
`

const tileParser = z.object({
  _key: z.string(),
  title: requiredText,
  text: requiredText,
  service: serviceLinkParser.nullable(),
})

export const sharedParser = z.object({
  _id: z.string(),
  _type: z.literal('cityServiceShared'),
  tilesHeading: requiredText,
  tiles: z.array(tileParser).min(1, 'needs at least one tile'),
  reasonsHeading: requiredText,
  reasons: texts(4, 'needs at least four reasons'),
  neighborhoodsHeading: requiredText,
  neighborhoods: texts(8, 'needs eight labels', 8),
})

export type SharedFragment = z.infer<typeof sharedParser>
export type TileFragment = z.infer<typeof tileParser>
