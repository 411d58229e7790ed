import { z } from 'zod'
import { optionalText, requiredText } from '../documents/field-kinds.ts'
import { priceKinds, priceUnits } from './price.ts'

/** A published price that can be written out, to be extended; `dated` are amounts for a while, whether they hold now or not. */
export const storedPrice = z
  .object({
    title: requiredText,
    kind: z.enum(priceKinds),
    minimum: z.number().int().nullable(),
    maximum: z.number().int().nullable(),
    openEnded: z.boolean().nullable(),
    unit: z.enum(priceUnits),
    unitInFull: z.boolean().nullable(),
    terms: optionalText,
    label: optionalText,
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
