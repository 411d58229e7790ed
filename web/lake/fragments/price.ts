import { z } from 'zod'
import { optionalText } from '#content/documents/field-kinds.ts'
import { withDatedAmount } from '#content/prices/dated-price.ts'
import { storedPrice } from '#content/prices/stored-price.ts'

export const priceProjection = `
  _id, _type, title, kind, minimum, maximum, openEnded, unit, unitInFull, terms, label, covers, visitLength,
  "dated": dated[defined(minimum)]{minimum, maximum, shownFrom, shownUntil}
`

/** As the lake has it, to be extended; `priceParser` is for all others. Of its amounts for a while, those that hold now. */
export const storedPriceParser = storedPrice.safeExtend({
  _id: z.string(),
  _type: z.literal('price'),
  covers: optionalText,
  visitLength: optionalText,
})

export const priceParser = storedPriceParser.transform(withDatedAmount)

export type PriceFragment = z.infer<typeof priceParser>
