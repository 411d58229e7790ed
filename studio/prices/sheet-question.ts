import { z } from 'zod'
import { priceKinds, priceUnits } from '#content/prices/price.ts'
import { isPublished, type Question } from '../screens/live-query.ts'

const amount = z
  .number()
  .nullish()
  .transform((cents) => cents ?? null)
const text = z.string().nullish().catch(null)
const reference = z.object({ _ref: z.string() }).nullish().catch(null)

/** A price or its draft as the lake holds it; what is missing is for the form to ask for. */
const priceDocument = z.looseObject({
  _id: z.string(),
  _type: z.literal('price'),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
  title: z.string().catch(''),
  kind: z.enum(priceKinds).catch('from'),
  minimum: amount,
  maximum: amount,
  unit: z.enum(priceUnits).nullish().catch(null),
  unitInFull: z.boolean().nullish().catch(null),
  label: text,
  visitLength: text,
  service: reference,
  town: reference,
  dated: z
    .array(z.looseObject({ minimum: amount, maximum: amount, shownFrom: text, shownUntil: text }))
    .nullish()
    .catch(null),
})

const slug = z.string().catch('')
const parser = z.object({
  prices: z.array(priceDocument),
  services: z.array(
    z.object({
      _id: z.string(),
      _type: z.literal('service'),
      title: z.string().catch(''),
      slug,
      category: z.string().nullable(),
      shown: z.boolean(),
    }),
  ),
  towns: z.array(
    z.object({
      _id: z.string(),
      _type: z.literal('city'),
      name: z.string().catch(''),
      slug,
      shown: z.boolean(),
    }),
  ),
  townServices: z.array(
    z.object({
      _id: z.string(),
      _type: z.literal('townService'),
      title: z.string().catch(''),
      slug,
      city: z.string().catch(''),
      service: z.string().catch(''),
    }),
  ),
  /** The ids of the main services in the owner's order. */
  mainServices: z.array(z.string()).nullable(),
})

export type PriceDocument = z.infer<typeof priceDocument>
export type SheetAnswer = z.infer<typeof parser>

/** All prices with their drafts, and what decides where each is listed. */
export const sheetQuestion: Question<SheetAnswer> = {
  query: `{
    "prices": *[_type == "price" && !(_id in path("versions.**"))],
    "services": *[_type == "service" && ${isPublished}]{
      _id, _type, title, "slug": slug.current, "category": category._ref, "shown": shown != false
    },
    "towns": *[_type == "city" && ${isPublished}]{
      _id, _type, name, "slug": slug.current, "shown": shown != false
    },
    "townServices": *[_type == "townService" && ${isPublished}]{
      _id, _type, title, "slug": slug.current, "city": city._ref, "service": service._ref
    },
    "mainServices": *[_id == "homePage"][0].services.main[]._ref
  }`,
  hasDrafts: true,
  listensTo: '_type in ["price", "service", "city", "townService", "homePage"]',
  parser,
}

/** A price as it was at some time. */
export function readPrice(document: object): PriceDocument {
  return priceDocument.parse(document)
}
