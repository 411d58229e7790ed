import { z } from 'zod'
import { optional, optionalText, zipCodes } from '#content/documents/field-kinds.ts'
import { cityLinkParser, cityLinkProjection } from '../../lake/fragments/link.ts'
import { travelTimeProjection } from '../../lake/fragments/town.ts'

/** Every town and all of its zip codes, for the question whether the business comes there. */
export const servedTownsProjection = `*[_type == "city"] | order(order asc){
  ${cityLinkProjection}, tier, ${travelTimeProjection}, furtherZipCodes
}`

export const servedTownsParser = z.array(
  cityLinkParser.extend({
    tier: z.enum(['primary', 'extended', 'nearby']),
    travelTime: optionalText,
    furtherZipCodes: optional(zipCodes(0)),
  }),
)

export type ServedTownFragment = z.infer<typeof servedTownsParser>[number]
