import { z } from 'zod'
import { optionalText, requiredText } from '#content/documents/field-kinds.ts'
import { withDatedAmount } from '#content/prices/dated-price.ts'
import { priceKinds, priceUnits } from '#content/prices/price.ts'

export const priceProjection = `
  _id, _type, title, kind, minimum, maximum, openEnded, unit, unitInFull, terms, label, covers, visitLength,
  "dated": dated[defined(minimum)]{minimum, maximum, shownFrom, shownUntil}
`

/** As the lake has it, to be extended; `priceParser` is for all others. */
export const storedPriceParser = z
  .object({
    _id: z.string(),
    _type: z.literal('price'),
    title: requiredText,
    kind: z.enum(priceKinds),
    minimum: z.number().int().nullable(),
    maximum: z.number().int().nullable(),
    openEnded: z.boolean().nullable(),
    unit: z.enum(priceUnits),
    unitInFull: z.boolean().nullable(),
    terms: optionalText,
    label: optionalText,
    covers: optionalText,
    visitLength: optionalText,
    /** Those that hold now. */
    dated: z
      .array(
        z.object({
          minimum: z.number().int(),
          maximum: z.number().int().nullable(),
          shownFrom: z.string().nullable(),
          shownUntil: z.string().nullable(),
        }),
      )
      .nullable(),
  })
  .refine(({ kind, minimum }) => kind === 'custom' || minimum !== null, {
    path: ['minimum'],
    message: 'needs an amount',
  })
  .refine(({ kind, maximum }) => kind !== 'range' || maximum !== null, {
    path: ['maximum'],
    message: 'needs an upper amount',
  })

export const priceParser = storedPriceParser.transform(withDatedAmount)

export type PriceFragment = z.infer<typeof priceParser>
