import { z } from 'zod'
import { formatPrice, priceKinds, priceUnits } from '#content/prices/price.ts'

const cents = z.number().nullable().catch(null)
const words = z.string().nullable().catch(null)
const mark = z.boolean().nullable().catch(null)

/** In a form anything else may be missing, or half a word. */
const typed = z.object({
  ...{ kind: z.enum(priceKinds), unit: z.enum(priceUnits) },
  ...{ minimum: cents, maximum: cents, openEnded: mark, unitInFull: mark, terms: words, label: words },
})

/** A price as the site writes it; undefined while its amount is missing. */
export function priceText(fields: object): string | undefined {
  const { data } = typed.safeParse(fields)
  if (!data) return undefined
  const { kind, minimum, maximum } = data
  const isWhole = minimum !== null && (kind !== 'range' || maximum !== null)
  return kind === 'custom' || isWhole ? formatPrice({ title: '', ...data }) : undefined
}
