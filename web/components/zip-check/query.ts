import { z } from 'zod'
import { filled } from '../../fragments/text/required-text.ts'

/** Every town and all of its zip codes, for the question whether the business comes there. */
export const servedTownsProjection = `*[_type == "city"] | order(order asc){
  _id, _type, name, state, "slug": slug.current, tier, travelTime, zipCodes, furtherZipCodes
}`

export const servedTownsParser = z.array(
  z.object({
    _id: z.string(),
    _type: z.literal('city'),
    name: filled,
    state: z.enum(['NC', 'SC']),
    slug: filled,
    tier: z.enum(['primary', 'extended', 'nearby']),
    travelTime: z.string().nullable(),
    zipCodes: z.array(z.string()).min(1, 'needs at least one zip code'),
    furtherZipCodes: z.array(z.string()).nullable(),
  }),
)

export type ServedTownSlice = z.infer<typeof servedTownsParser>[number]
