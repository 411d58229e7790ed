import { z } from 'zod'
import { priceParser, priceProjection } from '../../../fragments/price.ts'
import { filled } from '../../../fragments/text/required-text.ts'

export const placesProjection = `
  places[]{_key, x, y, price->{${priceProjection}}},
  measure{text, left, right, y}
`

const share = z.number().min(0).max(100)

export const placesParsers = {
  places: z.array(z.object({ _key: z.string(), x: share, y: share, price: priceParser })).nullable(),
  measure: z.object({ text: filled, left: share, right: share, y: share }).nullable(),
}

export type PlaceSlice = NonNullable<z.infer<typeof placesParsers.places>>[number]
export type MeasureSlice = NonNullable<z.infer<typeof placesParsers.measure>>
