import { z } from 'zod'
import { filled } from '../../../fragments/text/required-text.ts'

/** The pages of main services in towns, as many as there are. */
export const localPagesProjection = `
  *[_type == "areaService" && defined(slug.current)]{
    _id, _type, "slug": slug.current, "city": city._ref, "service": service._ref
  }
`

export const localPagesParser = z.array(
  z.object({
    _id: z.string(),
    _type: z.literal('areaService'),
    slug: filled,
    city: z.string(),
    service: z.string(),
  }),
)

export type LocalPageSlice = z.infer<typeof localPagesParser>[number]
