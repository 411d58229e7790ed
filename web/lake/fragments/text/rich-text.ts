import { z } from 'zod'
import { requiredText, webAddress } from '#content/documents/field-kinds.ts'
import { priceParser, priceProjection } from '../price.ts'
import { claimParser, claimProjection } from './claim.ts'

export const richTextProjection = `
  _key, _type, style, listItem, level,
  children[]{
    _key, _type,
    _type == "span" => {text, marks},
    _type == "inlinePrice" => {price->{${priceProjection}}},
    _type == "inlineClaim" => {claim->{${claimProjection}}},
    _type == "inlineFact" => {fact}
  },
  markDefs[]{
    _key, _type,
    _type == "pageLink" => {to->{_id, _type, "slug": select(_type == "homePage" => null, slug.current)}},
    _type == "webLink" => {href}
  }
`

/** What is odd and costs no word is let through; what can't be shown is refused, and left out where the answer is mended. */
const key = { _key: z.string().catch('') }

const childParser = z.discriminatedUnion('_type', [
  z.object({
    ...key,
    _type: z.literal('span'),
    text: z.string().nullable(),
    marks: z.array(z.string()).nullable().catch(null),
  }),
  z.object({ ...key, _type: z.literal('inlinePrice'), price: priceParser }),
  z.object({ ...key, _type: z.literal('inlineClaim'), claim: claimParser }),
  z.object({
    ...key,
    _type: z.literal('inlineFact'),
    fact: z.enum(['phone', 'email', 'name', 'postalCode', 'licenses']),
  }),
])

const targetParser = z.discriminatedUnion('_type', [
  z.object({ _id: z.string(), _type: z.literal('service'), slug: requiredText }),
  z.object({ _id: z.string(), _type: z.literal('city'), slug: requiredText }),
  z.object({ _id: z.string(), _type: z.literal('homePage'), slug: z.null() }),
])

const markParser = z.discriminatedUnion('_type', [
  z.object({ ...key, _type: z.literal('pageLink'), to: targetParser }),
  z.object({ ...key, _type: z.literal('webLink'), href: webAddress }),
])

const blockParser = z.object({
  ...key,
  _type: z.literal('block'),
  style: z.literal('normal').nullable().catch('normal'),
  listItem: z.literal('bullet').nullable().catch('bullet'),
  level: z.int().min(1).max(9).nullable().catch(1),
  children: z.array(childParser).nullable(),
  markDefs: z.array(markParser).nullable(),
})

export const richTextParser = z.array(blockParser).min(1, 'must not be empty')

export type RichTextFragment = z.infer<typeof richTextParser>
export type ChildOf<Type> = Extract<z.infer<typeof childParser>, { _type: Type }>
export type MarkOf<Type> = Extract<z.infer<typeof markParser>, { _type: Type }>
